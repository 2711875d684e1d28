import type { Purchase } from './model'

type Reason = Purchase['reason']

export interface PurchaseText {
  /** The button's label; undefined: no button, and no price either (the platform forbids selling). */
  readonly button?: string
  /** Where it leads; undefined: it is disabled. */
  readonly way?: 'buy' | 'card' | 'order'
  /** Why. */
  readonly note?: string
}

/** A plate requires a card: the link to one. */
export const NEED_CARD = {
  button: '先开通会员卡',
  way: 'card',
  note: '权益包需搭配有效的会员卡使用'
} as const satisfies PurchaseText

/** The caller's cards end before half of the plate could be redeemed. */
export const TOO_SHORT = {
  button: '看看其他会员卡',
  way: 'card',
  note: '您的会员卡剩余有效期不足一半期数，请先续费或换一张有效期更长的卡'
} as const satisfies PurchaseText

const TEXT: Readonly<Record<Reason, PurchaseText>> = {
  ok: { button: '立即购买', way: 'buy' },
  platform: { note: '这里暂时不能购买，已有的权益可照常使用' },
  off_sale: { button: '已下架', note: '该商品已停售' },
  sold_out: { button: '已卖完', note: '来晚了，已卖完' },
  limit_reached: { button: '已达购买上限', note: '您已经买过，达到了购买次数上限' },
  need_card: NEED_CARD,
  too_short: TOO_SHORT,
  unpaid: { button: '去支付', way: 'order', note: '您有一笔待付款的订单，支付后即可使用' },
  owned: { button: '已拥有', note: '您已拥有' }
}

/** 轻享月卡、尊享年卡等会员卡: no more than fit on a line. */
export const namesOf = (cards: readonly { readonly name: string }[]): string =>
  cards
    .slice(0, 2)
    .map(({ name }) => name)
    .join('、') + (cards.length > 2 ? '等会员卡' : '')

/** The buy button according to the server's purchase status; `buy` is its label if it may be bought. */
export function purchaseText({ reason, cards = [] }: Purchase, buy: string): PurchaseText {
  const text = TEXT[reason]
  const [card] = cards
  if (reason === 'need_card' && card) {
    return { ...text, button: `开通${card.name}`, note: `可放在${namesOf(cards)}上使用` }
  }
  if (reason === 'too_short' && card) return { ...text, button: `开通${card.name}` }
  return text.way === 'buy' ? { ...text, button: buy } : text
}
