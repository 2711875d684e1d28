declare const theirs: unique symbol

/** A partner's number of its order: never one of ours (`OrderNo`). */
export type PartnerOrderNo = string & { readonly [theirs]: true }

/** The border: calls about partners, and their addresses, say `orderNo` for the partner's number. */
export const theirNumber = (orderNo: string): PartnerOrderNo => orderNo as PartnerOrderNo
