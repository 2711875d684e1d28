import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Kit } from '../../http/kit'
import { originsOf } from '../../http/origins'
import { sendSandboxPage } from '../send-page'
import { confirmation, payTrade, tradeOf, type Cashier } from './buyer'
import { cashierPage, closedPage, donePage, problemPage, tradesPage } from './cashier-page'
import { Refusal } from './refusal'
import { sendNotices } from './notices'
import { findByPrepayId, listTrades, NOTICE_MODES } from './repository'
import { refundByHand } from './trades'
import { SANDBOX_PAY_PATH } from './sandbox-merchant'

const visit = z.object({ prepay_id: z.string().max(64), redirect_url: z.string().max(500).optional() })
const choice = visit.extend({
  result: z.enum(['pay', 'cancel']),
  notice: z.enum(NOTICE_MODES).default('normal')
})

/** A manual refund. */
const refundForm = z.object({
  out_trade_no: z.string().min(6).max(32),
  yuan: z.coerce.number().min(0.01).max(1_000_000)
})

/** The pages for paying in a browser, and the stand-in for WeChat's own payment window. */
export function sandboxCashier(kit: Kit, cashier: Cashier): void {
  const origins = originsOf(kit.settings)

  /** Where to go afterwards: pages of ours only, as this page is ours too and must not be an open redirect. */
  const wayBack = (request: FastifyRequest, address: string | undefined): string | null => {
    if (!address || !URL.canParse(address)) return null
    const url = new URL(address)
    return /^https?:$/.test(url.protocol) && origins.allows(url.origin, request.host) ? url.href : null
  }

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/cashier',
    handler: async (request, reply) => {
      const requested = visit.safeParse(request.query)
      const trade = requested.success ? await findByPrepayId(requested.data.prepay_id, kit.db) : undefined
      const back = wayBack(request, requested.data?.redirect_url)
      if (!trade) return sendSandboxPage(reply.code(404), problemPage('没有这笔支付单。', back), back)
      return sendSandboxPage(reply, cashierPage(trade, back, kit.clock.now()), back)
    }
  })

  kit.rawRoute({
    method: 'POST',
    url: '/sandbox/cashier',
    body: 'raw',
    handler: async (request, reply) => {
      const form = Object.fromEntries(new URLSearchParams(String(request.body)))
      const requested = choice.safeParse(form)
      const trade = requested.success ? await findByPrepayId(requested.data.prepay_id, kit.db) : undefined
      const back = wayBack(request, requested.data?.redirect_url)
      if (!requested.success || !trade)
        return sendSandboxPage(reply.code(404), problemPage('没有这笔支付单。', back), back)
      try {
        if (requested.data.result === 'pay')
          await payTrade(cashier, trade, requested.data.notice, kit.clock.now())
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        return sendSandboxPage(reply.code(problem.status), problemPage(problem.message, back), back)
      }
      if (back !== null) return reply.redirect(back, 303)
      const page = requested.data.result === 'pay' ? donePage(trade) : closedPage()
      return sendSandboxPage(reply, page)
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/cashier/closed',
    handler: async (_request, reply) => sendSandboxPage(reply, closedPage())
  })

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/pay',
    handler: async (_request, reply) => sendSandboxPage(reply, tradesPage(await listTrades(50, kit.db)))
  })

  kit.rawRoute({
    method: 'POST',
    url: '/sandbox/pay/refund',
    body: 'raw',
    handler: async (request, reply) => {
      const requested = refundForm.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))))
      if (!requested.success) return sendSandboxPage(reply.code(400), problemPage('请填写退款金额。', null))
      const { out_trade_no: outTradeNo, yuan } = requested.data
      const now = kit.clock.now()
      try {
        await refundByHand(kit.db, cashier.merchant, { outTradeNo, amountFen: Math.round(yuan * 100) }, now)
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        return sendSandboxPage(reply.code(problem.status), problemPage(problem.message, null))
      }
      await sendNotices(cashier, now, outTradeNo)
      return reply.redirect('/sandbox/pay', 303)
    }
  })

  kit.rawRoute({
    method: 'POST',
    url: `${SANDBOX_PAY_PATH}/confirm`,
    handler: async (request, reply) => {
      const requested = confirmation.safeParse(request.body)
      if (!requested.success) return reply.code(400).send({ errMsg: 'requestPayment:fail 参数错误' })
      const { payParams, result, notice } = requested.data
      try {
        const trade = await tradeOf(cashier, payParams)
        if (result === 'cancel') return await reply.send({ errMsg: 'requestPayment:fail cancel' })
        await payTrade(cashier, trade, notice, kit.clock.now())
        return await reply.send({ errMsg: 'requestPayment:ok' })
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        return reply.code(problem.status).send({ errMsg: `requestPayment:fail ${problem.message}` })
      }
    }
  })
}
