export interface SignFaults {
  readonly name?: string
  readonly agreement?: string
  /** What the server said. */
  readonly form?: string
}

/** As the contract has it. */
const NAME = /^[\u3400-\u9fffA-Za-z][\u3400-\u9fffA-Za-z·• .]{0,18}[\u3400-\u9fffA-Za-z.]$/

/** What is missing before a signing can be sent; nothing when nothing is. */
export function signFaults(name: string, agreed: boolean): SignFaults {
  return {
    ...(NAME.test(name.trim()) ? {} : { name: '请填写您的姓名，2 到 20 个字' }),
    ...(agreed ? {} : { agreement: '请先阅读并勾选协议' })
  }
}

/** What is still wrong of what was found before: a field says nothing new before the next press, and no more once mended. */
export function faultsLeft(found: SignFaults, name: string, agreed: boolean): SignFaults {
  const now = signFaults(name, agreed)
  return {
    ...(found.name && now.name ? { name: now.name } : {}),
    ...(found.agreement && now.agreement ? { agreement: now.agreement } : {})
  }
}

/** Said beside the button as well: the fields stand below a long text, where nobody sees them when they press. */
export const firstFault = ({ name, agreement, form }: SignFaults): string | undefined =>
  name ?? agreement ?? form
