declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  /** Code 128 that chooses its sets by itself. Throws or is not `valid()` outside ASCII. */
  export default class Code128 {
    constructor(data: string, options: object)
    valid(): boolean
    /** `data` is the bars and gaps, module by module: 1 is a bar. */
    encode(): { data: string; text: string }
  }
}
