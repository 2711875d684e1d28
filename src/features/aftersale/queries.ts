import { aftersaleEndpoints } from '@contract/aftersale/endpoints'
import { read } from '@/api/read'
import { chosenLines, type AfterSaleKind, type Chosen } from './model'

/** What of an order can be refunded. */
export const offerQuery = (orderNo: string) => read(aftersaleEndpoints.previewAfterSale, { orderNo })

/** The refund for these pieces. */
export const amountQuery = (orderNo: string, kind: AfterSaleKind, chosen: Chosen) =>
  read(aftersaleEndpoints.previewAfterSale, { orderNo, kind, lines: chosenLines(chosen) })

/** A request with its progress. */
export const afterSaleQuery = (afterSaleId: string) =>
  read(aftersaleEndpoints.afterSaleDetail, { afterSaleId })

/** The requests of an order, the newest first. */
export const afterSalesOfOrderQuery = (orderNo: string) =>
  read(aftersaleEndpoints.afterSaleList, { orderNo, pageSize: 50 })
