import { privilegePicture } from '../pictures'
import type { PrivilegeData } from '../shapes'
import type { PartnerRedirect } from '../../schema/partner-redirect'
import { JUMP_USAGE, jumpRules, rulesOf, usageOf } from './texts'

export type Kind =
  'coupon' | 'film' | 'food' | 'hotel' | 'travel' | 'landmark' | 'goods' | 'recharge' | 'lottery'

/** What differs from the usual for its kind. */
export interface Extra {
  /** Conditions of this one, before those of its kind. */
  rules?: readonly string[]
  stock?: number
  startsInDays?: number
  endsInDays?: number
  validityDays?: number
  delivery?: 'code' | 'pair' | 'account' | 'draw'
  group?: readonly [id: string, name: string]
  hot?: number
  channels?: readonly string[]
  /** Had on a partner's site. */
  redirect?: PartnerRedirect
  prizes?: readonly { name: string; weight: number }[]
  /** More pictures after the first. */
  more?: readonly string[]
}

/** id, brand, name, subtitle, worth in fen, worth in words, picture, and what is special. */
export type Row = readonly [string, string, string, string, number, string, string, Extra?]

const usualDelivery: Partial<Record<Kind, Extra['delivery']>> = {
  recharge: 'account',
  lottery: 'draw',
  goods: 'pair'
}
const usualValidity: Record<Kind, number> = {
  coupon: 30,
  film: 60,
  food: 30,
  hotel: 180,
  travel: 90,
  landmark: 90,
  goods: 60,
  recharge: 30,
  lottery: 30
}

/** Makes the privileges of one kind from their rows. */
export function privilegesOf(kind: Kind, rows: readonly Row[]): PrivilegeData[] {
  return rows.map(([id, brandId, name, subtitle, faceFen, faceText, art, extra = {}]) => {
    const delivery = extra.delivery ?? usualDelivery[kind] ?? 'code'
    const validityDays = extra.validityDays ?? usualValidity[kind]
    const picture = privilegePicture(art)
    return {
      id,
      kind,
      brandId,
      name,
      subtitle,
      picture,
      pictures: [picture, ...(extra.more ?? []).map(privilegePicture)],
      faceFen,
      faceText,
      rulesHtml: extra.redirect
        ? jumpRules(extra.rules ?? [])
        : rulesOf(kind, validityDays, extra.rules ?? [], extra.stock),
      redirect: extra.redirect ?? null,
      usageHtml: extra.redirect ? JUMP_USAGE : usageOf(kind, delivery),
      stock: extra.stock ?? null,
      startsInDays: extra.startsInDays,
      endsInDays: extra.endsInDays,
      validityDays,
      delivery,
      prizes: extra.prizes ? [...extra.prizes] : null,
      groupId: extra.group?.[0] ?? null,
      groupName: extra.group?.[1] ?? null,
      hot: extra.hot ?? 0,
      channelCodes: [...(extra.channels ?? [])]
    }
  })
}
