// Instructions that ARMv8.0-A lacks, or has only in an extension that the Raspberry Pi 4 lacks.
        .arch   armv8.6-a+crc+crypto+sm4+sha3+fp16+fp16fml+dotprod+rcpc+sve2+memtag+pauth+i8mm+bf16+ls64
        crc32b  w0, w1, w2
        crc32cx w0, w1, x2
        aese    v0.16b, v1.16b
        aesmc   v0.16b, v1.16b
        pmull   v0.1q, v1.1d, v2.1d
        sha1c   q0, s1, v2.4s
        sha256h q0, q1, v2.4s
        sha256su0 v0.4s, v1.4s
        sha512h q0, q1, v2.2d
        eor3    v0.16b, v1.16b, v2.16b, v3.16b
        sm4e    v0.4s, v1.4s
        ldadd   w0, w1, [x2]
        swpal   x0, x1, [x2]
        stset   w0, [x1]
        ldumaxb w0, w1, [x2]
        cas     w0, w1, [x2]
        casp    x0, x1, x2, x3, [x4]
        ldlar   w0, [x1]
        stllr   x0, [x1]
        ldapr   x0, [x1]
        ldapur  w0, [x1, #4]
        stlur   x0, [x1, #8]
        sqrdmlah v0.4s, v1.4s, v2.4s
        sqrdmlsh h0, h1, v2.h[1]
        fcmla   v0.4s, v1.4s, v2.4s, #90
        fcadd   v0.4s, v1.4s, v2.4s, #90
        fcmla   v0.4s, v1.4s, v2.s[0], #0
        fjcvtzs w0, d1
        sdot    v0.4s, v1.16b, v2.16b
        udot    v0.4s, v1.16b, v2.4b[1]
        usdot   v0.4s, v1.16b, v2.16b
        smmla   v0.4s, v1.16b, v2.16b
        bfdot   v0.4s, v1.8h, v2.8h
        bfmmla  v0.4s, v1.8h, v2.8h
        bfmlalb v0.4s, v1.8h, v2.8h
        bfcvt   h0, s1
        bfcvtn  v0.4h, v1.4s
        fmlal   v0.4s, v1.4h, v2.4h
        fmlsl2  v0.2s, v1.2h, v2.2h
        fmlal   v0.4s, v1.4h, v2.h[1]
        fadd    h0, h1, h2
        fmadd   h0, h1, h2, h3
        fmov    h0, #1.0
        fmov    h0, w1
        fcmp    h0, h1
        scvtf   h0, w1
        fsqrt   h0, h1
        fadd    v0.8h, v1.8h, v2.8h
        fmla    v0.4h, v1.4h, v2.h[0]
        fmul    h0, h1, v2.h[0]
        fabs    v0.8h, v1.8h
        frecpe  h0, h1
        fcmeq   v0.8h, v1.8h, #0.0
        fmaxv   h0, v1.8h
        faddp   h0, v1.2h
        fmov    v0.8h, #1.0
        scvtf   v0.8h, v1.8h, #2
        fcvtzu  h0, h1, #3
        ucvtf   v0.4h, v1.4h
        frint32x v0.4s, v1.4s
        frint64z d0, d1
        cfinv
        axflag
        setf8   w0
        rmif    x0, #1, #2
        pacia   x0, x1
        autizb  x0
        xpacd   x0
        pacga   x0, x1, x2
        braa    x0, x1
        blraaz  x0
        retaa
        ldraa   x0, [x1]
        irg     x0, x1
        stg     x0, [x1]
        subp    x0, x1, x2
        addg    x0, x1, #16, #1
        stgp    x0, x1, [x2]
        sb
        dc      cvap, x0
        dc      cvadp, x0
        dc      gva, x0
        mrs     x0, s3_3_c2_c4_0            // rndr
        mrs     x0, ssbs
        msr     dit, x0
        msr     dit, #1
        cfp     rctx, x0
        ptrue   p0.s
        add     z0.s, z1.s, z2.s
        ld1w    {z0.s}, p0/z, [x0]
        cntb    x0
        fmla    z0.s, p0/m, z1.s, z2.s
