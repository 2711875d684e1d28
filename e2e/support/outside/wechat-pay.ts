import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { listen, type OutsideAnswer, type OutsideRequest } from './loopback'

const MCH_ID = '1900000001'
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
const PLATFORM_KEY_ID = 'PUB_KEY_ID_0119000000012026112700000000000001'
const API_V3_KEY = randomBytes(16).toString('hex')

interface Trade {
  readonly appid: string
  readonly outTradeNo: string
  readonly totalFen: number
  readonly notifyUrl: string
  readonly transactionId: string
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED'
  paidAt?: string
}

interface Refund {
  readonly refundId: string
  readonly outTradeNo: string
  readonly outRefundNo: string
  readonly refundFen: number
  readonly totalFen: number
}

/** WeChat Pay as its public documentation describes API v3: nothing of our own code, and the cryptography of somebody else's package. */
export interface WechatPay {
  /** Settings of a server whose payments go here. */
  readonly env: Readonly<Record<string, string>>
  /** Refunds that were asked for, fen, by the number of the trade. */
  refundedFen(outTradeNo: string): number
  close(): Promise<void>
}

/** Who asked, as the signature in `Authorization` proves. @throws Error if it is not the merchant's */
function expectMerchant({ method, url, headers, body }: OutsideRequest, publicKey: string): void {
  const text = String(headers.authorization)
  const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? ''
  const message = Formatter.joinedByLineFeed(
    method,
    url.pathname + url.search,
    field('timestamp'),
    field('nonce_str'),
    body
  )
  if (!Rsa.verify(message, field('signature'), publicKey)) throw new Error('SIGN_ERROR')
  if (Math.abs(Date.now() / 1000 - Number(field('timestamp'))) > 300) throw new Error('not of now')
}

/** Starts the payment channel: the calls of API v3, signed notices, and the page on which a buyer pays. */
export async function startWechatPay(appId: string): Promise<WechatPay> {
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const platform = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const merchantPublic = merchant.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const platformPrivate = platform.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, Refund>()
  let numbers = Date.now()
  const nextNumber = () => `42000${(numbers += 1)}`

  const signature = (body: string): Record<string, string> => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const nonce = Formatter.nonce()
    return {
      'content-type': 'application/json',
      'wechatpay-serial': PLATFORM_KEY_ID,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': Rsa.sign(Formatter.joinedByLineFeed(timestamp, nonce, body), platformPrivate)
    }
  }
  const signed = (data: unknown): OutsideAnswer => {
    const body = JSON.stringify(data)
    return { headers: signature(body), body }
  }
  const refused = (status: number, code: string): OutsideAnswer => ({
    status,
    body: JSON.stringify({ code, message: code })
  })

  /** Tells the merchant; the server is asked again by its own queries if it does not take the notice. */
  async function notify(
    trade: Trade,
    kind: 'transaction' | 'refund',
    event: string,
    data: object
  ): Promise<void> {
    const nonce = randomBytes(6).toString('hex')
    const ciphertext = Aes.AesGcm.encrypt(JSON.stringify(data), API_V3_KEY, nonce, kind)
    const body = JSON.stringify({
      id: randomBytes(16).toString('hex'),
      create_time: new Date().toISOString(),
      event_type: event,
      resource_type: 'encrypt-resource',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        original_type: kind,
        associated_data: kind,
        nonce,
        ciphertext
      }
    })
    const answer = await fetch(trade.notifyUrl, { method: 'POST', headers: signature(body), body })
    if (!answer.ok) throw new Error(`the notice of ${event} was refused: ${answer.status}`)
  }

  const tradeData = (trade: Trade) => ({
    mchid: MCH_ID,
    appid: trade.appid,
    out_trade_no: trade.outTradeNo,
    trade_state: trade.state,
    trade_type: 'MWEB',
    ...(trade.paidAt && { transaction_id: trade.transactionId, success_time: trade.paidAt }),
    amount: { total: trade.totalFen, currency: 'CNY' }
  })

  function open(body: string): Trade {
    const wish = JSON.parse(body) as {
      appid: string
      out_trade_no: string
      notify_url: string
      amount: { total: number }
    }
    const trade = trades.get(wish.out_trade_no) ?? {
      appid: wish.appid,
      outTradeNo: wish.out_trade_no,
      totalFen: wish.amount.total,
      notifyUrl: wish.notify_url,
      transactionId: nextNumber(),
      state: 'NOTPAY' as const
    }
    trades.set(trade.outTradeNo, trade)
    return trade
  }

  async function pay(trade: Trade): Promise<void> {
    trade.state = 'SUCCESS'
    trade.paidAt = new Date().toISOString().replace(/\.\d+Z$/, '+00:00')
    await notify(trade, 'transaction', 'TRANSACTION.SUCCESS', tradeData(trade))
  }

  async function refund(body: string): Promise<OutsideAnswer> {
    const wish = JSON.parse(body) as {
      out_trade_no: string
      out_refund_no: string
      amount: { refund: number; total: number }
    }
    const trade = trades.get(wish.out_trade_no)
    if (!trade?.paidAt) return refused(404, 'RESOURCE_NOT_EXISTS')
    const known = refunds.get(wish.out_refund_no)
    const left = trade.totalFen - refundedFen(trade.outTradeNo)
    if (!known && wish.amount.refund > left) return refused(400, 'INVALID_REQUEST')
    const made = known ?? {
      refundId: nextNumber(),
      outTradeNo: trade.outTradeNo,
      outRefundNo: wish.out_refund_no,
      refundFen: wish.amount.refund,
      totalFen: wish.amount.total
    }
    refunds.set(made.outRefundNo, made)
    trade.state = 'REFUND'
    return signed({ refund_id: made.refundId, out_refund_no: made.outRefundNo, status: 'SUCCESS' })
  }

  const refundedFen = (outTradeNo: string) =>
    [...refunds.values()]
      .filter((made) => made.outTradeNo === outTradeNo)
      .reduce((sum, { refundFen }) => sum + refundFen, 0)

  /** The page that `h5_url` leads to, and what its button does. */
  async function cashier({ method, url }: OutsideRequest): Promise<OutsideAnswer> {
    const trade = trades.get(url.searchParams.get('trade') ?? '')
    if (!trade) return { status: 404 }
    const back = url.searchParams.get('redirect_url')
    if (method === 'POST') {
      await pay(trade)
      return back === null ? { body: 'paid' } : { status: 303, headers: { location: back } }
    }
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><title>支付</title><form method="post"><button>确认支付 ${trade.totalFen} 分</button></form>`
    }
  }

  const loopback = await listen(async (request) => {
    const { method, url, body } = request
    if (url.pathname === '/cashier') return cashier(request)
    expectMerchant(request, merchantPublic)
    const [, outTradeNo = '', act] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(url.pathname) ?? []
    const trade = trades.get(outTradeNo)
    switch (`${method} ${outTradeNo ? `trade${act ?? ''}` : url.pathname}`) {
      case 'POST /v3/pay/transactions/h5':
        return signed({ h5_url: `${pages}/cashier?trade=${open(body).outTradeNo}` })
      case 'POST /v3/pay/transactions/jsapi':
        return signed({ prepay_id: `wx${open(body).transactionId}` })
      case 'GET trade':
        return trade ? signed(tradeData(trade)) : refused(404, 'ORDER_NOT_EXIST')
      case 'POST trade/close':
        if (trade?.state === 'NOTPAY') trade.state = 'CLOSED'
        return { status: 204, headers: signature('') }
      case 'POST /v3/refund/domestic/refunds':
        return refund(body)
      default:
        return refused(404, 'NOT_FOUND')
    }
  })

  // a name of its own: an address of this machine alone would be taken for the sandbox's
  const pages = loopback.origin.replace('127.0.0.1', 'pay.localhost')
  const folder = mkdtempSync(path.join(tmpdir(), 'merchant-'))
  const keep = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  return {
    env: {
      GATEWAY_PAY: 'real',
      WECHAT_PAY_BASE_URL: loopback.origin,
      WECHAT_PAY_OFFICIAL_APP_ID: appId,
      WECHAT_PAY_MCHID: MCH_ID,
      WECHAT_PAY_SERIAL: SERIAL,
      WECHAT_PAY_API_V3_KEY: API_V3_KEY,
      WECHAT_PAY_PRIVATE_KEY_FILE: keep(
        'apiclient_key.pem',
        merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
      ),
      WECHAT_PAY_PLATFORM_KEYS: `${PLATFORM_KEY_ID}=${keep('pub_key.pem', platform.publicKey.export({ type: 'spki', format: 'pem' }).toString())}`
    },
    refundedFen,
    close: async () => {
      await loopback.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
