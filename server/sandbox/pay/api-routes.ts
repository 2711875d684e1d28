import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kit, RawRoute } from '../../http/kit'
import { BusinessError } from '../../core/business-error'
import type { BillKind } from '../../gateways/pay/pay-gateway'
import { billOf } from './bills'
import type { Cashier } from './buyer'
import type { SandboxPayKeys } from './keys'
import { paramError, Refusal, signError } from './refusal'
import { SANDBOX_PAY_PATH } from './sandbox-merchant'
import { platformHeaders } from './signed-answer'
import { closeTrade, openTrade, queryTrade, refundTrade } from './trades'
import { verifyMerchant } from './verify-merchant'

interface Call {
  readonly json: unknown
  readonly outTradeNo: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly now: Date
}

/** API v3 in WeChat Pay's form: requests must be signed by the merchant, responses are signed by the platform. */
export function sandboxPayApi(kit: Kit, cashier: Cashier, keys: SandboxPayKeys): void {
  const { db, merchant } = cashier
  const root = `${SANDBOX_PAY_PATH}/v3`
  const trade = `${root}/pay/transactions/out-trade-no/:outTradeNo`

  const route = (method: RawRoute['method'], url: string, work: (call: Call) => Promise<unknown>) =>
    kit.rawRoute({
      method,
      url,
      body: 'raw',
      uncounted: true,
      handler: (request, reply) => answer(kit, keys, work, request, reply)
    })

  route('POST', `${root}/pay/transactions/jsapi`, async ({ json, now }) => ({
    prepay_id: (await openTrade(db, merchant, 'jsapi', json, now)).prepayId
  }))
  route('POST', `${root}/pay/transactions/h5`, async ({ json, now }) => {
    const { prepayId } = await openTrade(db, merchant, 'h5', json, now)
    return { h5_url: `${kit.settings.publicOrigin}/sandbox/cashier?prepay_id=${prepayId}` }
  })
  route('GET', trade, ({ outTradeNo }) => queryTrade(db, merchant, outTradeNo))
  route('POST', `${trade}/close`, ({ outTradeNo }) => closeTrade(db, outTradeNo))
  route('POST', `${root}/refund/domestic/refunds`, ({ json, now }) => refundTrade(db, merchant, json, now))
  for (const kind of ['trade', 'fund'] as const) {
    const name = kind === 'trade' ? 'tradebill' : 'fundflowbill'
    route('GET', `${root}/bill/${name}`, ({ query }) => billFile(cashier, kind, query['bill_date'] ?? ''))
  }
  route('GET', `${root}/billdownload/file`, async ({ query }) => {
    const [kind, day = ''] = (query['token'] ?? '').split(' ')
    const text = await billText(cashier, kind === 'fund' ? 'fund' : 'trade', day)
    return gzipSync(text)
  })
}

/** Where the bill of a day is, and its hash. */
async function billFile(cashier: Cashier, kind: BillKind, day: string) {
  const hash = createHash('sha1')
    .update(await billText(cashier, kind, day))
    .digest('hex')
  const address = new URL(`${cashier.merchant.baseUrl}/v3/billdownload/file`)
  address.searchParams.set('token', `${kind} ${day}`)
  return { hash_type: 'SHA1', hash_value: hash, download_url: address.href }
}

async function billText({ db }: Cashier, kind: BillKind, day: string): Promise<string> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw paramError('bill_date')
  const text = await billOf(kind, day, db)
  if (text === null) throw new Refusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
  return text
}

async function answer(
  kit: Kit,
  keys: SandboxPayKeys,
  work: (call: Call) => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply
): Promise<FastifyReply> {
  const now = kit.clock.now()
  try {
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
    const { method, originalUrl, headers } = request
    const signed = {
      method,
      pathAndQuery: originalUrl,
      authorization: headers.authorization,
      platformKeyId: headers['wechatpay-serial']?.toString(),
      body
    }
    await spendNonce(kit, verifyMerchant(signed, keys.merchantPublic, now.getTime()))
    const { outTradeNo = '' } = request.params as { outTradeNo?: string }
    const query = request.query as Call['query']
    const result = await work({ json: body === '' ? undefined : parsed(body), outTradeNo, query, now })
    // files are not signed: their hash was in a signed answer
    if (Buffer.isBuffer(result)) return await reply.type('application/octet-stream').send(result)
    const text = result === undefined ? '' : JSON.stringify(result)
    reply.headers(platformHeaders(text, keys.platformPrivate, now))
    return text === '' ? await reply.code(204).send() : await reply.type('application/json').send(text)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return reply.code(problem.status).send({ code: problem.code, message: problem.message })
  }
}

async function spendNonce(kit: Kit, nonce: string): Promise<void> {
  try {
    await kit.limit(`sandbox-pay nonce ${nonce}`, 1, 600_000)
  } catch (problem) {
    throw problem instanceof BusinessError ? signError('随机串重复') : problem
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw paramError('请求不是 JSON')
  }
}
