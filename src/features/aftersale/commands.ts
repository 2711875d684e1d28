import { aftersaleEndpoints } from '@contract/aftersale/endpoints'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { chosenLines, type AfterSale, type AfterSaleKind, type Chosen } from './model'

/** A form that is sent. */
export interface Application {
  readonly orderNo: string
  readonly kind: AfterSaleKind
  readonly chosen: Chosen
  readonly reason: string
  readonly note: string
  readonly pictures: readonly string[]
  /** The refund shown to the member, fen. */
  readonly seenFen?: number | undefined
}

/** Applies for a refund, or a return and refund; once however often it is sent. */
export const application: Write<Application, AfterSale> = {
  name: ({ orderNo, kind, chosen, seenFen }) =>
    `afterSale|${orderNo}|${kind}|${JSON.stringify(chosen)}|${seenFen ?? ''}`,
  quiet: true,
  call: ({ orderNo, kind, chosen, reason, note, pictures, seenFen }) =>
    keyed(aftersaleEndpoints.applyAfterSale, {
      orderNo,
      kind,
      lines: chosenLines(chosen),
      reason,
      ...(note.trim() ? { note: note.trim() } : {}),
      pictures: [...pictures],
      ...(seenFen === undefined ? {} : { seenFen })
    })
}

/** Applies from a page; errors are reported only to `failed`. */
export const useApplication = (then: (made: AfterSale) => unknown, failed: (error: Error) => unknown) =>
  useWrite(application, { then: ({ data }) => then(data), failed })

/** Withdraws a request. @throws ApiError, 907 if it has progressed meanwhile */
export async function withdrawAfterSale(afterSaleId: string): Promise<void> {
  try {
    await call(aftersaleEndpoints.withdrawAfterSale, { afterSaleId })
  } finally {
    await invalidate(aftersaleEndpoints.withdrawAfterSale)
  }
}

/** Sets or corrects the parcel in which the goods are returned. @throws ApiError */
export async function sendReturnParcel(parcel: {
  afterSaleId: string
  carrier: string
  trackingNo: string
}): Promise<void> {
  try {
    await call(aftersaleEndpoints.sendAfterSaleParcel, parcel, { quiet: true })
  } finally {
    await invalidate(aftersaleEndpoints.sendAfterSaleParcel)
  }
}
