import { typedDigits } from '@contract/typed/code'
import { isMobile } from '@contract/typed/phone'

const CODE_LENGTH = 6

/** The digits of an SMS code, 6 at most. */
export const codeDigits = (text: string): string => typedDigits(text, CODE_LENGTH)

/** What is wrong with a mobile number, or undefined. */
export function mobileFault(mobile: string): string | undefined {
  if (!mobile) return '请输入手机号'
  return isMobile(mobile) ? undefined : '请输入正确的手机号'
}

/** What is wrong with an SMS code, or undefined. */
export function codeFault(code: string): string | undefined {
  if (!code) return '请输入验证码'
  return code.length === CODE_LENGTH ? undefined : `请输入 ${CODE_LENGTH} 位验证码`
}
