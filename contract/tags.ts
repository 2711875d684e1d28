/**
 * Tags of the server's data. A read lists those that its response contains (`providesTags`), a write those that it changes
 * (`invalidatesTags`): a write makes every read with one of its tags stale.
 */
export type Tag =
  /** Goods on sale, whether the caller may buy them, and home's blocks. */
  | 'offer'
  /** Goods of the mall and their stock. */
  | 'mall'
  /** The member's cards. */
  | 'card'
  /** The member's plates and their rounds. */
  | 'plate'
  /** Which privileges can be taken, and how often. */
  | 'privilege'
  /** The member's receive records. */
  | 'receipt'
  /** Coupons available to claim. */
  | 'couponOffer'
  /** The member's coupons. */
  | 'coupon'
  /** The member's orders. */
  | 'order'
  /** Orders at partners. */
  | 'partnerOrder'
  /** An activity, and the caller's state in it. */
  | 'activity'
  /** The member's own data. */
  | 'profile'
  /** The devices on which the member is logged in. */
  | 'device'
  /** The member's delivery addresses. */
  | 'address'
  /** The member's cart. */
  | 'cart'
  /** A lottery, the caller's state in it, and prizes won. */
  | 'lottery'
  /** The member's points in the channel. */
  | 'points'
  /** Questionnaires, and the member's answers. */
  | 'questionnaire'
  /** The member's feedback. */
  | 'feedback'
  /** Referral campaigns: invitations and commissions. */
  | 'distribution'
  /** The member's refund and return requests. */
  | 'afterSale'
  /** The member's parcels. */
  | 'parcel'
  /** Conversations with the assistant and with customer service. */
  | 'conversation'
  /** The member's lounge memberships and visits. */
  | 'lounge'
  /** The member's saved visitors. */
  | 'visitor'
  /** What the member is told of outside of the app. */
  | 'reminder'

/** What a payment, a gift or an activated card may change: all that a member holds, and what becomes available. */
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
