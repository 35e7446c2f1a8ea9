// Some instructions of every class of ARMv8.0-A with floating point and Advanced SIMD.
        .arch   armv8-a+fp+simd
        // data processing, immediate
        adr     x0, .
        adrp    x0, .
        add     w1, w2, #1
        adds    x1, x2, #4095, lsl #12
        sub     sp, sp, #32
        cmp     w3, #7
        and     w1, w2, #0xff
        orr     x1, x2, #0x5555555555555555
        eor     x1, x2, #0x7ffffffffffffffe
        tst     x1, #0x8000000000000000
        movz    w0, #1, lsl #16
        movk    x0, #2, lsl #48
        movn    x0, #3
        sbfx    w0, w1, #3, #4
        ubfx    x0, x1, #30, #20
        bfi     w0, w1, #8, #8
        lsl     x0, x1, #5
        asr     w0, w1, #31
        sxtw    x0, w1
        uxth    w0, w1
        ror     w0, w1, #3
        extr    x0, x1, x2, #63
        // branches, exceptions
        b       .
        bl      .
        b.ne    .
        cbz     x0, .
        cbnz    w0, .
        tbz     x0, #63, .
        tbnz    w0, #1, .
        br      x16
        blr     x1
        ret
        ret     x3
        svc     #0
        brk     #1000
        // hints: a CPU executes those that it does not know as nop
        nop
        yield
        wfe
        wfi
        sev
        hint    #16
        hint    #20
        hint    #25                     // paciasp
        hint    #29                     // autiasp
        hint    #34                     // bti c
        hint    #36
        hint    #7                      // xpaclri
        hint    #127
        // barriers, cache maintenance, registers
        clrex
        dsb     sy
        dsb     ish
        dmb     ishld
        isb
        dc      zva, x0
        dc      cvac, x1
        dc      cvau, x2
        dc      civac, x3
        ic      ivau, x4
        mrs     x0, ctr_el0
        mrs     x0, dczid_el0
        mrs     x0, tpidr_el0
        msr     tpidr_el0, x0
        mrs     x0, tpidrro_el0
        mrs     x0, fpcr
        msr     fpcr, x0
        mrs     x0, fpsr
        msr     fpsr, x0
        mrs     x0, nzcv
        msr     nzcv, x0
        mrs     x0, cntvct_el0
        mrs     x0, cntfrq_el0
        mrs     x0, midr_el1
        mrs     x0, id_aa64isar0_el1
        mrs     x0, id_aa64pfr0_el1
        // loads and stores
        ldr     x0, .
        ldr     w0, .
        ldrsw   x0, .
        ldr     s0, .
        ldr     d0, .
        ldr     q0, .
        prfm    pldl1keep, .
        ldxr    w0, [x1]
        ldaxrb  w0, [x1]
        ldxrh   w0, [x1]
        stxr    w2, x0, [x1]
        stlxr   w2, w0, [x1]
        ldxp    x0, x1, [x2]
        stlxp   w3, x0, x1, [x2]
        ldar    x0, [x1]
        ldarb   w0, [x1]
        stlr    w0, [x1]
        stlrh   w0, [x1]
        ldp     x0, x1, [sp], #16
        stp     x0, x1, [sp, #-16]!
        ldp     w0, w1, [x2, #8]
        ldpsw   x0, x1, [x2]
        ldpsw   x0, x1, [x2], #8
        ldpsw   x0, x1, [x2, #8]!
        ldnp    x0, x1, [x2]
        stnp    q0, q1, [x2, #32]
        ldp     q0, q1, [x2], #32
        stp     d0, d1, [x2, #16]!
        ldp     s0, s1, [x2]
        ldr     w0, [x1, #4]
        ldr     x0, [x1, #-8]!
        str     x0, [x1], #8
        ldur    x0, [x1, #-1]
        sturh   w0, [x1, #3]
        ldrb    w0, [x1, x2]
        ldrsb   x0, [x1, w2, uxtw]
        ldrsb   w0, [x1]
        ldrsh   x0, [x1, w2, sxtw #1]
        ldrsw   x0, [x1, #4]
        ldrsw   x0, [x1], #4
        ldrsw   x0, [x1, x2, lsl #2]
        str     x0, [x1, x2, lsl #3]
        strb    w0, [x1, #1]
        ldtr    x0, [x1]
        sttrb   w0, [x1]
        prfm    pstl2strm, [x0, #8]
        prfm    pldl1keep, [x0, x1]
        prfum   pldl1keep, [x0, #-3]
        ldr     b0, [x1]
        ldr     h0, [x1, #2]
        str     s0, [x1, #4]!
        ldr     d0, [x1], #8
        str     q0, [x1, #16]
        ldr     q0, [x1, x2, lsl #4]
        ldur    q0, [x1, #-16]
        stur    s0, [x1, #1]
        str     q0, [x1, #-16]!
        ld1     {v0.16b}, [x0]
        ld1     {v0.4s, v1.4s, v2.4s, v3.4s}, [x0], #64
        ld1     {v0.2d, v1.2d}, [x0], x1
        st1     {v0.8h, v1.8h, v2.8h}, [x0]
        ld2     {v0.4s, v1.4s}, [x0]
        st3     {v0.8b, v1.8b, v2.8b}, [x0], #24
        ld4     {v0.2s, v1.2s, v2.2s, v3.2s}, [x0], x2
        ld1     {v0.s}[3], [x0]
        st1     {v0.b}[15], [x0], #1
        ld1     {v0.d}[1], [x0], x1
        ld2     {v0.h, v1.h}[7], [x0]
        st4     {v0.s, v1.s, v2.s, v3.s}[0], [x0]
        ld1r    {v0.4s}, [x0]
        ld1r    {v0.8h}, [x0], #2
        ld4r    {v0.2d, v1.2d, v2.2d, v3.2d}, [x0]
        // data processing, register
        and     w0, w1, w2, lsl #3
        bics    x0, x1, x2, ror #63
        mov     x0, x1
        mvn     w0, w1
        orn     x0, x1, x2
        eon     w0, w1, w2
        add     x0, x1, x2, lsl #4
        subs    w0, w1, w2, asr #31
        add     x0, sp, w2, uxtw #2
        cmp     x0, w1, sxtb #4
        adc     w0, w1, w2
        sbcs    x0, x1, x2
        ccmp    w0, w1, #4, ne
        ccmn    x0, #31, #0, eq
        csel    w0, w1, w2, lt
        csinc   x0, x1, x2, ge
        cset    w0, eq
        csneg   x0, x1, x2, mi
        madd    x0, x1, x2, x3
        msub    w0, w1, w2, w3
        smaddl  x0, w1, w2, x3
        umull   x0, w1, w2
        smulh   x0, x1, x2
        umulh   x0, x1, x2
        udiv    w0, w1, w2
        sdiv    x0, x1, x2
        lsl     w0, w1, w2
        ror     x0, x1, x2
        rbit    w0, w1
        rev16   x0, x1
        rev     w0, w1
        rev32   x0, x1
        rev     x0, x1
        clz     x0, x1
        cls     w0, w1
        // floating point
        fmov    s0, s1
        fmov    d0, #1.0
        fmov    w0, s1
        fmov    d0, x1
        fmov    x0, v1.d[1]
        fmov    v1.d[1], x0
        fabs    s0, s1
        fneg    d0, d1
        fsqrt   s0, s1
        fcvt    d0, s1
        fcvt    s0, d1
        fcvt    h0, s1
        fcvt    h0, d1
        fcvt    s0, h1
        fcvt    d0, h1
        frintn  s0, s1
        frinta  d0, d1
        frintx  s0, s1
        frinti  d0, d1
        frintz  s0, s1
        fadd    s0, s1, s2
        fsub    d0, d1, d2
        fmul    s0, s1, s2
        fdiv    d0, d1, d2
        fmax    s0, s1, s2
        fminnm  d0, d1, d2
        fnmul   s0, s1, s2
        fmadd   s0, s1, s2, s3
        fnmsub  d0, d1, d2, d3
        fcmp    s0, s1
        fcmpe   d0, #0.0
        fccmp   s0, s1, #0, eq
        fcsel   d0, d1, d2, gt
        scvtf   s0, w1
        ucvtf   d0, x1
        scvtf   d0, w1, #3
        ucvtf   s0, x1, #64
        fcvtzs  w0, s1
        fcvtzu  x0, d1
        fcvtzs  x0, s1, #2
        fcvtns  w0, d1
        fcvtms  x0, s1
        fcvtpu  w0, s1
        fcvtas  w0, s1
        fcvtau  x0, d1
        // Advanced SIMD
        movi    v0.16b, #1
        movi    v0.2d, #0xff00ff00ff00ff00
        movi    v0.4s, #1, lsl #8
        movi    v0.4s, #1, msl #16
        mvni    v0.8h, #2
        orr     v0.4s, #1
        bic     v0.8h, #1, lsl #8
        fmov    v0.4s, #1.0
        fmov    v0.2d, #2.0
        dup     v0.4s, w1
        dup     v0.8h, v1.h[3]
        dup     s0, v1.s[2]
        mov     v0.s[1], w2
        mov     v0.d[1], v1.d[0]
        umov    w0, v1.b[3]
        smov    x0, v1.h[3]
        mov     x0, v1.d[1]
        ext     v0.16b, v1.16b, v2.16b, #4
        tbl     v0.16b, {v1.16b}, v2.16b
        tbx     v0.8b, {v1.16b, v2.16b, v3.16b, v4.16b}, v5.8b
        zip1    v0.4s, v1.4s, v2.4s
        uzp2    v0.2d, v1.2d, v2.2d
        trn1    v0.16b, v1.16b, v2.16b
        and     v0.16b, v1.16b, v2.16b
        bsl     v0.16b, v1.16b, v2.16b
        bif     v0.8b, v1.8b, v2.8b
        not     v0.16b, v1.16b
        rbit    v0.16b, v1.16b
        cnt     v0.16b, v1.16b
        rev64   v0.4s, v1.4s
        rev32   v0.8h, v1.8h
        rev16   v0.16b, v1.16b
        add     v0.4s, v1.4s, v2.4s
        sub     d0, d1, d2
        addp    v0.4s, v1.4s, v2.4s
        addp    d0, v1.2d
        addv    s0, v1.4s
        uaddlv  d0, v1.4s
        smaxv   b0, v1.16b
        uminv   h0, v1.8h
        mul     v0.4s, v1.4s, v2.4s
        mla     v0.4s, v1.4s, v2.s[1]
        mls     v0.8h, v1.8h, v2.8h
        pmul    v0.16b, v1.16b, v2.16b
        pmull   v0.8h, v1.8b, v2.8b
        smull   v0.2d, v1.2s, v2.2s
        umlal2  v0.4s, v1.8h, v2.h[7]
        saddl   v0.8h, v1.8b, v2.8b
        uaddw2  v0.2d, v1.2d, v2.4s
        addhn   v0.4h, v1.4s, v2.4s
        sabal   v0.4s, v1.4h, v2.4h
        sqdmull v0.4s, v1.4h, v2.4h
        sqdmlal s0, h1, h2
        sqdmulh v0.4s, v1.4s, v2.s[0]
        sqrdmulh h0, h1, v2.h[0]
        smax    v0.4s, v1.4s, v2.4s
        uminp   v0.16b, v1.16b, v2.16b
        uqadd   v0.4s, v1.4s, v2.4s
        sqsub   b0, b1, b2
        shadd   v0.4s, v1.4s, v2.4s
        uaba    v0.8h, v1.8h, v2.8h
        cmeq    v0.4s, v1.4s, v2.4s
        cmhi    d0, d1, d2
        cmlt    v0.4s, v1.4s, #0
        cmge    d0, d1, #0
        cmtst   v0.2d, v1.2d, v2.2d
        abs     v0.4s, v1.4s
        sqneg   s0, s1
        suqadd  v0.4s, v1.4s
        cls     v0.4s, v1.4s
        clz     v0.8h, v1.8h
        uadalp  v0.4s, v1.8h
        xtn     v0.4h, v1.4s
        sqxtun2 v0.16b, v1.8h
        uqxtn   s0, d1
        shll    v0.4s, v1.4h, #16
        sshl    v0.4s, v1.4s, v2.4s
        uqrshl  b0, b1, b2
        shl     v0.4s, v1.4s, #3
        sshr    v0.2d, v1.2d, #64
        usra    d0, d1, #3
        sri     v0.8h, v1.8h, #5
        sli     d0, d1, #5
        sqshlu  v0.16b, v1.16b, #2
        shrn    v0.8b, v1.8h, #3
        sqrshrun2 v0.8h, v1.4s, #3
        uqshrn  h0, s1, #4
        ushll   v0.4s, v1.4h, #0
        sxtl2   v0.2d, v1.4s
        fadd    v0.4s, v1.4s, v2.4s
        fsub    v0.2d, v1.2d, v2.2d
        fmul    v0.4s, v1.4s, v2.s[3]
        fmulx   s0, s1, s2
        fdiv    v0.4s, v1.4s, v2.4s
        fmla    v0.4s, v1.4s, v2.4s
        fmls    v0.2d, v1.2d, v2.d[1]
        fmla    s0, s1, v2.s[1]
        fmax    v0.4s, v1.4s, v2.4s
        fminnm  v0.2d, v1.2d, v2.2d
        fmaxnmv s0, v1.4s
        fminv   s0, v1.4s
        faddp   v0.4s, v1.4s, v2.4s
        faddp   s0, v1.2s
        fminnmp d0, v1.2d
        fabd    v0.4s, v1.4s, v2.4s
        facgt   s0, s1, s2
        fcmeq   v0.4s, v1.4s, v2.4s
        fcmge   d0, d1, #0.0
        fcmlt   v0.2d, v1.2d, #0.0
        fabs    v0.4s, v1.4s
        fneg    v0.2d, v1.2d
        fsqrt   v0.4s, v1.4s
        frecpe  v0.4s, v1.4s
        frsqrts v0.4s, v1.4s, v2.4s
        frecpx  s0, s1
        ursqrte v0.4s, v1.4s
        frintn  v0.4s, v1.4s
        frintz  v0.2d, v1.2d
        fcvtn   v0.4h, v1.4s
        fcvtl2  v0.4s, v1.8h
        fcvtn2  v0.4s, v1.2d
        fcvtxn  s0, d1
        fcvtzs  v0.4s, v1.4s
        fcvtau  s0, s1
        scvtf   v0.4s, v1.4s
        ucvtf   d0, d1, #3
        scvtf   v0.4s, v1.4s, #3
        fcvtzu  v0.2d, v1.2d, #3
