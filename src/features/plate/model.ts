import type { Data, PlateOffer, PlateOfMine } from '@contract/types'
import { choiceText, periodText } from './components/plate-card/round-text'

export type { PlateOfMine, PlateOffer } from '@contract/types'

export type PlateDetail = Data<'getPlateDetail'>
export type PlateHeld = PlateDetail['mine'][number]
export type BuyTimes = Data<'getBuyTimes'>

type Rounds = Pick<PlateOffer, 'period' | 'quota' | 'rounds' | 'privilegeCount'>
type Shortened = Pick<PlateOffer, 'rounds' | 'wholeRounds'>

/** `每月 5 选 2 · 共 12 期`; `5 选 2 · 有效期内领完` for a plate of one round; `4 项全享` where all can be taken. */
export function roundsText({ period, quota, rounds, privilegeCount }: Rounds): string {
  const choice = choiceText(privilegeCount, quota)
  if (period === 'once' || rounds === 1) return `${choice} · 有效期内领完`
  return `${periodText(period)} ${choice} · 共 ${rounds} 期`
}

/** `会员卡到期前可领 7 期（共 12 期）`; '' if the card does not expire before the last round. */
export const shortenedText = ({ rounds, wholeRounds }: Shortened): string =>
  rounds < wholeRounds ? `会员卡到期前可领 ${rounds} 期（共 ${wholeRounds} 期）` : ''

/** `每月 · 5 项权益 · 随卡赠送`: the description of a plate on a card, whether or not a round is running. */
export function heldText({ period, privileges, source }: PlateOfMine): string {
  const often = period === 'once' ? '有效期内' : periodText(period)
  return `${often} · ${privileges.length} 项权益 · ${source === 'included' ? '随卡赠送' : '另外购买'}`
}

/** `还可购买 2 次（限购 3 次）`; '' if there is no limit. */
export function buyTimesText({ limit, remaining }: BuyTimes): string {
  if (limit === 0) return ''
  return remaining > 0 ? `还可购买 ${remaining} 次（限购 ${limit} 次）` : `限购 ${limit} 次，已买满`
}
