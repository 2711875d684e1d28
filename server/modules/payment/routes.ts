import { NOTIFY_PATH } from '../../gateways/pay/merchant-settings'
import { NoticeRefused } from '../../gateways/pay/pay-gateway'
import { PUSH_PATH } from '../../gateways/virtual-pay/create-virtual-pay'
import type { PushQuery } from '../../gateways/virtual-pay/virtual-pay-gateway'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { paymentDependencies, type PaymentModuleDependencies } from './dependencies'
import { processNotice } from './notice'
import { carryOutRefunds } from './refund'
import { processVirtualNotice } from './virtual-notice'
import { watchOpenPayments } from './watch'

/** The endpoints for notices of the payment channel and of virtual payment, and payment jobs. */
export function paymentModule(kit: Kit, provided: PaymentModuleDependencies): void {
  const { clock, jobs } = kit
  const dependencies = paymentDependencies(kit, provided)

  kit.rawRoute({
    method: 'POST',
    url: NOTIFY_PATH,
    body: 'raw',
    uncounted: true,
    handler: async (request, reply) => {
      try {
        const raw = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
        await processNotice(dependencies, request.headers, raw, clock.now())
        return await reply.code(204).send()
      } catch (problem) {
        const refused = problem instanceof NoticeRefused
        request.log[refused ? 'warn' : 'error']({ err: problem }, 'notice not taken')
        // The format that WeChat Pay requires; nothing more is revealed, since anybody may send here.
        return reply
          .code(refused ? 401 : 500)
          .send({ code: 'FAIL', message: refused ? '验签失败' : '稍后重试' })
      }
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: PUSH_PATH,
    handler: async (request, reply) => {
      const { virtualPay } = dependencies
      if (!virtualPay) return reply.code(404).send()
      try {
        return await reply.type('text/plain').send(virtualPay.greet(request.query as PushQuery))
      } catch (problem) {
        if (!(problem instanceof NoticeRefused)) throw problem
        return reply.code(401).send()
      }
    }
  })

  kit.rawRoute({
    method: 'POST',
    url: PUSH_PATH,
    body: 'raw',
    uncounted: true,
    handler: async (request, reply) => {
      try {
        const raw = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
        const answer = await processVirtualNotice(dependencies, request.query as PushQuery, raw, clock.now())
        if (answer === null) return await reply.send({ ErrCode: 0, ErrMsg: 'success' })
        return await reply.type('application/json').send(answer)
      } catch (problem) {
        const refused = problem instanceof NoticeRefused
        request.log[refused ? 'warn' : 'error']({ err: problem }, 'pushed message not taken')
        return reply
          .code(refused ? 401 : 500)
          .send({ ErrCode: refused ? 401 : 500, ErrMsg: refused ? '验签失败' : '稍后重试' })
      }
    }
  })

  jobs.every('carry out refunds', 3_000, (now) => carryOutRefunds(dependencies, now))
  jobs.every('forget payment notices', 3_600_000, (now) => runSweeps('forget payment notices', now, kit.db))
  jobs.every('watch open payments', 30_000, (now) => watchOpenPayments(dependencies, now))
}
