import { aftersaleEndpoints } from '@contract/aftersale/endpoints'
import { aftersaleSchemas } from '@contract/aftersale/schema'
import type { Kit } from '../../http/kit'
import { applyAfterSale } from './apply'
import { sendParcel, withdraw } from './decide'
import { askWarehouse } from './ask-warehouse'
import { checkOwnPictures } from '../member/member.service'
import { afterSaleOf, afterSalesOf, previewAfterSale } from './read'
import { carryOn, PATIENCE, SANDBOX_PATIENCE } from './unattended'

/** Calls of after-sale, and what carries on by itself. */
export function aftersaleModule({ bind, db, jobs, log, settings, gateways }: Kit): void {
  bind(aftersaleEndpoints, aftersaleSchemas, {
    previewAfterSale: (input, { memberId, now }) => previewAfterSale(memberId, input, now, db),
    applyAfterSale: async (input, { memberId, idempotencyKey, now }) => {
      await checkOwnPictures(memberId, input.pictures, db)
      const id = await applyAfterSale(db, { ...input, memberId, requestKey: idempotencyKey, now })
      return afterSaleOf(memberId, id, db)
    },
    afterSaleDetail: ({ afterSaleId }, { memberId }) => afterSaleOf(memberId, afterSaleId, db),
    afterSaleList: (input, { memberId }) => afterSalesOf(memberId, input, db),
    withdrawAfterSale: async ({ afterSaleId }, { memberId, now }) => {
      await withdraw(db, afterSaleId, memberId, now)
      return afterSaleOf(memberId, afterSaleId, db)
    },
    sendAfterSaleParcel: async (input, { memberId, now }) => {
      await sendParcel(db, input, memberId, now)
      return afterSaleOf(memberId, input.afterSaleId, db)
    }
  })
  jobs.every('ask the warehouse', 3_000, (now) =>
    askWarehouse({ db, log, warehouse: gateways.warehouse }, now)
  )
  const patience = settings.gateways.warehouse === 'sandbox' ? SANDBOX_PATIENCE : PATIENCE
  jobs.every('carry on after-sale', 15_000, (now) => carryOn({ db, log }, patience, now))
}
