import type { Purchase } from './model'

type Reason = Purchase['reason']

export interface PurchaseWords {
  /** What the button says; undefined: there is none, and no price either (the platform forbids selling). */
  readonly button?: string
  /** Where it leads; undefined: it cannot be pressed. */
  readonly way?: 'buy' | 'card'
  /** Why. */
  readonly note?: string
}

const WORDS: Readonly<Record<Reason, PurchaseWords>> = {
  ok: { button: '立即购买', way: 'buy' },
  platform: { note: '当前平台暂不提供购买，已有的权益可照常使用' },
  off_sale: { button: '已下架', note: '这件商品不再出售' },
  sold_out: { button: '已售罄', note: '来晚了，已经卖完' },
  limit_reached: { button: '已达购买上限', note: '您已经买过，达到了购买次数上限' },
  need_card: { button: '先开通会员卡', way: 'card', note: '权益包要放在一张有效的会员卡上使用' },
  owned: { button: '已拥有', note: '您已经拥有了' }
}

/** The buy button for what the server says of a purchase; `buy` is what it says where it may be bought. */
export function purchaseWords({ reason }: Purchase, buy: string): PurchaseWords {
  const words = WORDS[reason]
  return words.way === 'buy' ? { ...words, button: buy } : words
}
