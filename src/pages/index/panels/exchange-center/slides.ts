import type { CardProduct, MemberCard } from '@/features/card/model'

/** One slide of the card carousel. */
export type Slide =
  | { readonly kind: 'offer'; readonly key: string; readonly card: CardProduct }
  | { readonly kind: 'mine'; readonly key: string; readonly card: MemberCard }
  | { readonly kind: 'add'; readonly key: 'add' }

/** How many cards on sale a visitor sees. */
const OFFERS = 5

/** A member's own cards followed by a link to buy another; for everybody else the best cards on sale. */
export function slidesOf(mine: readonly MemberCard[], offers: readonly CardProduct[]): Slide[] {
  if (mine.length === 0)
    return offers.slice(0, OFFERS).map((card) => ({ kind: 'offer', key: card.cardId, card }))
  return [
    ...mine.map((card) => ({ kind: 'mine' as const, key: card.memberCardId, card })),
    { kind: 'add', key: 'add' }
  ]
}

/** The initial slide: the card named by a union login (rule union.toHome), otherwise the first. */
export function firstSlide(slides: readonly Slide[], cardNo: string | undefined): number {
  const at = slides.findIndex((slide) => slide.kind === 'mine' && slide.card.cardNo === cardNo)
  return Math.max(0, at)
}
