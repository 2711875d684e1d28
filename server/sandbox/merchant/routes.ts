import { z } from 'zod'
import { BusinessError } from '../../http/business-error'
import type { Kit } from '../../http/kit'
import { approve, newestAfterSales, receive, refuse } from '../../modules/aftersale/aftersale.service'
import { sandboxPage, html } from '../page'
import { sendSandboxPage } from '../send-page'
import { merchantPage } from './merchant-page'

const PATH = '/sandbox/merchant'
const SHOWN = 50

const decision = z.object({
  afterSaleId: z.string().min(1).max(64),
  act: z.enum(['approve', 'refuse', 'receive']),
  reason: z.string().trim().max(40).default('')
})

/** The merchant's side of after-sale: agrees, refuses with a reason, takes goods in. There while the warehouse is the sandbox. */
export function sandboxMerchantModule({ db, clock, rawRoute, settings }: Kit): void {
  if (settings.gateways.warehouse !== 'sandbox') return
  rawRoute({
    method: 'GET',
    url: PATH,
    handler: async (_request, reply) =>
      sendSandboxPage(reply, merchantPage(PATH, await newestAfterSales(SHOWN, db)))
  })
  rawRoute({
    method: 'POST',
    url: PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const asked = decision.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))))
      if (!asked.success) return sendSandboxPage(reply.code(400), problemPage('请从列表中操作。'))
      const { afterSaleId, act, reason } = asked.data
      const now = clock.now()
      try {
        if (act === 'approve') await approve(db, afterSaleId, 'merchant', now)
        else if (act === 'receive') await receive(db, afterSaleId, 'merchant', now)
        else await refuse(db, afterSaleId, reason || '不符合售后条件', 'merchant', now)
      } catch (problem) {
        if (!(problem instanceof BusinessError)) throw problem
        return sendSandboxPage(reply.code(409), problemPage(problem.message))
      }
      return reply.redirect(PATH, 303)
    }
  })
}

const problemPage = (message: string) =>
  sandboxPage({
    title: '售后处理',
    body: html`<p>${message}</p>
      <a class="button" href="${PATH}">返回列表</a>`
  })
