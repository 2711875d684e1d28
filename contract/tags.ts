/**
 * What the server keeps and its reads tell of. A read says which of them its answer `providesTags`, a write which of them it
 * `invalidatesTags`: what a write makes old is every read that tells of something it touches.
 */
export type Tag =
  /** What is on sale, whether the caller may buy it, and home's blocks. */
  | 'offer'
  /** Goods of the mall, and how many of them there are. */
  | 'mall'
  /** The member's cards. */
  | 'card'
  /** The member's plates and their rounds. */
  | 'plate'
  /** What can be taken of a privilege, and how often. */
  | 'privilege'
  /** The member's receive records. */
  | 'receipt'
  /** Coupons to claim. */
  | 'couponOffer'
  /** The member's coupons. */
  | 'coupon'
  /** The member's orders. */
  | 'order'
  /** Orders at partners. */
  | 'partnerOrder'
  /** An activity, and how the caller stands in it. */
  | 'activity'
  /** The member's own data. */
  | 'profile'
  /** The devices on which the member is logged in. */
  | 'device'
  /** The member's delivery addresses. */
  | 'address'
  /** The member's cart. */
  | 'cart'
  /** A lottery, how the caller stands in it, and what was won. */
  | 'lottery'
  /** The member's points in the channel. */
  | 'points'
  /** Questionnaires, and what the member has answered. */
  | 'questionnaire'
  /** What the member has told us. */
  | 'feedback'
  /** Referral campaigns: who invited whom, and commissions. */
  | 'distribution'
  /** The member's requests for goods or money to go back. */
  | 'afterSale'
  /** The member's parcels. */
  | 'parcel'
  /** Talks with the assistant and with customer service. */
  | 'conversation'
  /** The member's lounge memberships and visits. */
  | 'lounge'
  /** Whom the member goes with. */
  | 'visitor'

/** What a payment, a gift or an activated card may change: all that a member holds, and what is then to be had. */
export const RIGHTS = [
  'offer',
  'mall',
  'card',
  'plate',
  'privilege',
  'receipt',
  'couponOffer',
  'coupon',
  'order',
  'points',
  'lounge',
  'partnerOrder',
  'activity'
] as const satisfies readonly Tag[]
