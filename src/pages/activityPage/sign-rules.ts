export interface SignFaults {
  readonly name?: string
  readonly agreement?: string
  /** The server's errors. */
  readonly form?: string
}

/** Limits as in the contract. */
const NAME = /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z· .]{0,18}[\p{Script=Han}A-Za-z.]$/u

/** What is missing before it can be submitted; empty if nothing is. */
export function signFaults(name: string, agreed: boolean): SignFaults {
  return {
    ...(NAME.test(name.trim()) ? {} : { name: '请填写您的姓名，2 到 20 个字' }),
    ...(agreed ? {} : { agreement: '请先阅读并勾选协议' })
  }
}

/**
 * Which of the earlier errors remain: typing adds no error before the next submit, and a corrected field
 * loses its own.
 */
export function faultsLeft(found: SignFaults, name: string, agreed: boolean): SignFaults {
  const now = signFaults(name, agreed)
  return {
    ...(found.name && now.name ? { name: now.name } : {}),
    ...(found.agreement && now.agreement ? { agreement: now.agreement } : {})
  }
}

/**
 * Repeated beside the button: the fields are below a long text and may be off the screen when it is tapped.
 */
export const firstFault = ({ name, agreement, form }: SignFaults): string | undefined =>
  name ?? agreement ?? form
