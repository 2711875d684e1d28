/** What of lounges and memberships is said in words. Pure. */
import type {
  Airport,
  Data,
  Lounge,
  LoungeFacility,
  LoungePass,
  LoungePlan,
  LoungeVisit
} from '@contract/types'

export type { Airport, Lounge, LoungePass, LoungePlan, LoungeVisit }
export type LoungeFront = Data<'getLoungeFront'>
export type LoungeCode = Data<'qrCode'>

/** Parts of the page: what is sold, where it is valid, and past visits. */
export type LoungeTab = 'plans' | 'lounges' | 'visits'

export const AREA_LABELS: Readonly<Record<Lounge['area'], string>> = {
  domestic: '国内出发',
  international: '国际及港澳台出发'
}

export const FACILITY_LABELS: Readonly<Record<LoungeFacility, string>> = {
  meal: '热餐',
  drink: '饮品小食',
  shower: '淋浴',
  wifi: '无线网络',
  nap: '休憩区',
  kids: '儿童区',
  work: '办公区',
  view: '观景'
}

/** 06:00–22:30. */
export const hoursText = ({ opensAt, closesAt }: Pick<Lounge, 'opensAt' | 'closesAt'>): string =>
  `${opensAt}–${closesAt}`

/** What a membership holds, line by line. */
export function planInfo({ days, visits, guests, guestsAtOnce }: LoungePlan): readonly string[] {
  return [
    `${visits} 次进厅`,
    guests > 0 ? `随行 ${guests} 人次，每次最多 ${guestsAtOnce} 人` : '不含随行',
    `${days} 天内有效`
  ]
}

/** Why a membership cannot be bought here; '' if it can. */
export const planHindrance = ({ purchase }: LoungePlan): string =>
  purchase.allowed ? '' : purchase.reason === 'sold_out' ? '已卖完' : '这里暂时不能购买'

/** What is left, in one line. */
export const leftText = ({ visitsLeft, guestsLeft }: Pick<LoungePass, 'visitsLeft' | 'guestsLeft'>): string =>
  guestsLeft > 0 ? `还可进厅 ${visitsLeft} 次，随行 ${guestsLeft} 人次` : `还可进厅 ${visitsLeft} 次`

/** Who entered. */
export const visitWho = ({ guests }: Pick<LoungeVisit, 'guests'>): string =>
  guests > 0 ? `本人与随行 ${guests} 人` : '本人'

/** Whole seconds until a moment that is `ms` away: a code is shown as long as a second of it is left. */
export const secondsOf = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))
