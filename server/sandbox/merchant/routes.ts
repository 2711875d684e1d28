import { z } from 'zod'
import type { Kit } from '../../http/kit'
import { approve, newestAfterSales, receive, refuse } from '../../modules/aftersale'
import { addDeskSite } from '../desk-site'
import { merchantPage, TITLE } from './merchant-page'

const PATH = '/sandbox/merchant'
const SHOWN = 50

const form = z.object({
  afterSaleId: z.string().min(1).max(64),
  act: z.enum(['approve', 'refuse', 'receive']),
  reason: z.string().trim().max(40).default('')
})

/**
 * The merchant's side of after-sale: approves, refuses with a reason, receives returned goods. Present while the
 * warehouse is the sandbox.
 */
export function sandboxMerchantModule({ db, clock, rawRoute, settings }: Kit): void {
  if (settings.gateways.warehouse !== 'sandbox') return
  addDeskSite(
    { rawRoute },
    {
      path: PATH,
      title: TITLE,
      form,
      problem: '请从列表中操作。',
      page: async () => merchantPage(PATH, await newestAfterSales(SHOWN, db)),
      async act({ afterSaleId, act, reason }) {
        const now = clock.now()
        if (act === 'approve') await approve(db, afterSaleId, 'merchant', now)
        else if (act === 'receive') await receive(db, afterSaleId, 'merchant', now)
        else await refuse(db, afterSaleId, reason || '不符合售后条件', 'merchant', now)
      }
    }
  )
}
