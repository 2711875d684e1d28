import type { FastifyRequest } from 'fastify'
import { PUSH_PATH } from '../../gateways/virtual-pay/create-virtual-pay'
import { callSignature, isSameSignature } from '../../gateways/virtual-pay/signatures'
import type { Kit } from '../../http/kit'
import { ownAddress } from '../own-address'
import { SANDBOX_ACCESS_TOKEN, SANDBOX_XPAY_PATH, sandboxXpay } from './account'
import { confirmation, payVirtual, type VirtualCashier } from './buyer'
import { sendMessages } from './notices'
import { orderFile, ORDERS_PATH } from './order-list'
import { XPAY_CALLS, XpayRefusal } from './xpay-calls'

const TOKEN_INVALID = 40001
const SIGN_ERROR = 268490003

/** WeChat's virtual payment as a sandbox on our own server; present only while the pay gateway is the sandbox. */
export function sandboxVirtualPayModule(kit: Kit): void {
  const { settings, db, log } = kit
  if (settings.gateways.pay !== 'sandbox') return
  const { account } = sandboxXpay(settings)
  const cashier: VirtualCashier = {
    db,
    log,
    xpay: account,
    account: account.push,
    address: ownAddress(settings) + PUSH_PATH
  }

  for (const [name, call] of Object.entries(XPAY_CALLS)) {
    const path = `/xpay/${name}`
    kit.rawRoute({
      method: 'POST',
      url: SANDBOX_XPAY_PATH + path,
      body: 'raw',
      handler: async (request) => {
        const text = textOf(request)
        const { access_token: token, pay_sig: sign } = request.query as Record<string, unknown>
        if (token !== SANDBOX_ACCESS_TOKEN) return { errcode: TOKEN_INVALID, errmsg: 'invalid credential' }
        if (!isSameSignature(sign, callSignature(account.appKey, path, text)))
          return { errcode: SIGN_ERROR, errmsg: 'pay_sig' }
        try {
          return { errcode: 0, errmsg: 'ok', ...(await call(cashier, JSON.parse(text), kit.clock.now())) }
        } catch (problem) {
          if (!(problem instanceof XpayRefusal)) throw problem
          return { errcode: problem.errcode, errmsg: problem.message }
        }
      }
    })
  }

  kit.rawRoute({
    method: 'POST',
    url: `${SANDBOX_XPAY_PATH}/confirm`,
    body: 'raw',
    handler: async (request, reply) => {
      const asked = confirmation.safeParse(JSON.parse(textOf(request)))
      if (!asked.success) return reply.code(400).send({ errCode: 1001, errMsg: 'requestVirtualPayment:fail' })
      return payVirtual(cashier, asked.data, kit.clock.now())
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: SANDBOX_XPAY_PATH + ORDERS_PATH,
    handler: async (request, reply) => {
      const { task } = request.query as Record<string, unknown>
      return reply.type('text/csv').send(await orderFile(String(task), db))
    }
  })

  kit.jobs.every('send sandbox messages', 1_000, (now) => sendMessages(cashier, now))
}

const textOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body.toString('utf8') : '')
