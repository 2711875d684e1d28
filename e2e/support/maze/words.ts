import type { Dice } from './dice'

/** Of what nobody can undo, or what leads out of the walk: the account would be gone. */
export const NEVER_TAPPED = /注销/

const TYPED = ['测试内容', '1', '', '😀&<b>', '9'.repeat(40), '咖啡', '杯', '2026']

/** What is typed into a field with this placeholder. */
export function wordsFor(dice: Dice, placeholder: string): string {
  // of neither member: what somebody types is theirs to see
  if (/手机号/.test(placeholder)) return dice.pick(['13700000000', '1370000'])
  if (/验证码/.test(placeholder)) return '123456'
  return dice.pick(TYPED)
}
