/** A demo member with data to show, and the values that page parameters need. */
export interface DemoMember {
  readonly token: string
  readonly memberId: string
  readonly memberCardId: string
  readonly receiveId: string
  readonly unpaidOrderNo: string
  readonly paidOrderNo: string
  readonly plate: { readonly memberPlateId: string }
}

export function demoMember(origin: string, mobile?: string): Promise<DemoMember>
