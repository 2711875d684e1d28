import { aftersaleEndpoints } from '@contract/aftersale/endpoints'
import { aftersaleSchemas } from '@contract/aftersale/schema'
import type { Kit } from '../../http/kit'
import { applyAfterSale } from './apply'
import { sendParcel, withdraw } from './decide'
import { pollWarehouse } from './ask-warehouse'
import { checkOwnPictures } from '../member'
import { afterSaleOf, afterSalesOf, previewAfterSale } from './read'
import { closeForgotten, reportLate } from './unattended'

/** After-sale endpoints and background jobs. */
export function aftersaleModule({ bind, db, jobs, log, gateways }: Kit): void {
  bind(aftersaleEndpoints, aftersaleSchemas, {
    previewAfterSale: (input, { memberId, now }) => previewAfterSale(memberId, input, now, db),
    applyAfterSale: async (input, { memberId, idempotencyKey, now }) => {
      await checkOwnPictures(memberId, input.pictures, db)
      const id = await applyAfterSale(db, { ...input, memberId, requestKey: idempotencyKey, now })
      return afterSaleOf(memberId, id, now, db)
    },
    afterSaleDetail: ({ afterSaleId }, { memberId, now }) => afterSaleOf(memberId, afterSaleId, now, db),
    afterSaleList: (input, { memberId, now }) => afterSalesOf(memberId, input, now, db),
    withdrawAfterSale: async ({ afterSaleId }, { memberId, now }) => {
      await withdraw(db, afterSaleId, memberId, now)
      return afterSaleOf(memberId, afterSaleId, now, db)
    },
    sendAfterSaleParcel: async (input, { memberId, now }) => {
      await sendParcel(db, input, memberId, now)
      return afterSaleOf(memberId, input.afterSaleId, now, db)
    }
  })
  jobs.every('ask the warehouse', 3_000, (now) =>
    pollWarehouse({ db, log, warehouse: gateways.warehouse }, now)
  )
  jobs.every('close forgotten returns', 15_000, (now) => closeForgotten({ db, log }, now))
  jobs.every('report late after-sale', 3_600_000, (now) => reportLate({ db, log }, now))
}
