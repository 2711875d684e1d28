export interface SignFaults {
  readonly name?: string
  readonly agreement?: string
  /** What the server said. */
  readonly form?: string
}

const NAME = /^[\u4e00-\u9fffA-Za-z·• .]{2,20}$/

/** What is missing before a signing can be sent; nothing when nothing is. */
export function signFaults(name: string, agreed: boolean): SignFaults {
  return {
    ...(NAME.test(name.trim()) ? {} : { name: '请填写您的姓名，2 到 20 个字' }),
    ...(agreed ? {} : { agreement: '请先阅读协议，并在这里打勾' })
  }
}
