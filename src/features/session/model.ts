/** The digits of a mobile number as they are typed or pasted: without spaces, dashes and the country's 86; 11 at most. */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const bare = digits.length > 11 && digits.startsWith('86') ? digits.slice(2) : digits
  return bare.slice(0, 11)
}

/** The digits of an SMS code, 6 at most. */
export const codeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 6)

/** What is wrong with a mobile number, or undefined. */
export function mobileFault(mobile: string): string | undefined {
  if (!mobile) return '请输入手机号'
  return /^1[3-9]\d{9}$/.test(mobile) ? undefined : '请输入正确的手机号'
}

/** What is wrong with an SMS code, or undefined. */
export function codeFault(code: string): string | undefined {
  if (!code) return '请输入验证码'
  return code.length === 6 ? undefined : '请输入 6 位验证码'
}
