declare const theirs: unique symbol

/** A partner's order number: never one of ours (`OrderNo`). */
export type PartnerOrderNo = string & { readonly [theirs]: true }

/** The boundary: partner endpoints, and their addresses, use `orderNo` for the partner's number. */
export const theirNumber = (orderNo: string): PartnerOrderNo => orderNo as PartnerOrderNo
