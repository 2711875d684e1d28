import type { Data, Purchase } from '@contract/types'

export type { CardProduct, MemberCard, PlateOfMine, PlateOffer, Purchase } from '@contract/types'

export type CardProductDetail = Data<'getCardIndexConfigById'>
export type MemberCardDetail = Data<'getCardInfo'>
/** The active cards of a member with several, each with its plates. */
export type SeveralCards = Data<'myMultipleCardInfo'>
/** The figures about the member on top of home. */
export type MyGlance = NonNullable<Data<'getMyCardInfo'>['glance']>
/** The blocks of home. */
export type HomeBlocks = Data<'indexConfig'>
export type Category = HomeBlocks['categories'][number]
export type Banner = HomeBlocks['banners'][number]
/** The card that ends soonest. */
export type EndingCard = NonNullable<Data<'getExpiredConfig'>>

/** Whether a price may be shown: not if the platform forbids selling. */
export const hasPrice = ({ reason }: Purchase): boolean => reason !== 'platform'

/** The card that a number and code would activate. */
export type CardPreview = Data<'getByActiveCode'>
