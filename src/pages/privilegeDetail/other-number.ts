/** The question before another number than one's own is recharged: what is sent to a wrong one cannot be had back. */
import { accountGroups } from '@/features/privilege/model'
import { confirm } from '@/platform/feedback/feedback'

/** Who gave out the numbers that begin so; whoever has changed the carrier since has kept the number. */
const CARRIERS: readonly (readonly [string, RegExp])[] = [
  ['中国移动', /^1(?:3[4-9]|47|5[0-27-9]|65|7[28]|8[2-478]|9[578])/],
  ['中国联通', /^1(?:3[0-2]|45|5[56]|6[67]|7[156]|8[56]|96)/],
  ['中国电信', /^1(?:33|49|53|62|7[37]|8[019]|9[0139])/],
  ['中国广电', /^192/]
]

/** The carrier whose number it was first; '' where several share the beginning. */
export const carrierOf = (mobile: string): string =>
  CARRIERS.find(([, numbers]) => numbers.test(mobile))?.[0] ?? ''

/** Whether the number is meant: the member's own, or another one that they have seen once more and confirmed. */
export async function isMeant(account: string, own: string | undefined): Promise<boolean> {
  if (own === undefined || account === own) return true
  const carrier = carrierOf(account)
  const number = `${accountGroups(account)}${carrier ? `（${carrier}号段）` : ''}`
  return confirm(`将充值到 ${number}，不是您登录的手机号，到账后无法撤回。`, '确认充值号码？', '确认充值')
}
