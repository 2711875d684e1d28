import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import { parseFundBill, parseTradeBill } from './bill-format'
import { PayRefused, PayUnreachable, type BillKind, type PayGateway } from './pay-gateway'
import { shaped } from './shaped'
import type { WechatCall, WechatDownload } from './wechat-http'

const fileAnswer = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() })

const REQUESTS: Readonly<Record<BillKind, string>> = {
  trade: '/v3/bill/tradebill?bill_type=ALL',
  fund: '/v3/bill/fundflowbill?account_type=BASIC'
}
const PARSERS = { trade: parseTradeBill, fund: parseFundBill }

/** More than a bill of a million rows has, unpacked. */
const MAX_BYTES = 400_000_000

const unpack = promisify(gunzip)

/** See `PayGateway.bill`: a signed answer names the file and its hash, and then the file is fetched. */
export function createBills(call: WechatCall, download: WechatDownload): PayGateway['bill'] {
  return async (kind, day) => {
    const path = `${REQUESTS[kind]}&bill_date=${day}&tar_type=GZIP`
    let answer: unknown
    try {
      answer = await call('GET', path)
    } catch (problem) {
      if (problem instanceof PayRefused && problem.code === 'NO_STATEMENT_EXIST') return null
      throw problem
    }
    const file = shaped(fileAnswer, answer)
    const text = await unpacked(await download(file.download_url))
    // nobody signs the file: its hash is in the signed answer, of the unpacked bytes
    if (createHash('sha1').update(text).digest('hex') !== file.hash_value.toLowerCase())
      throw new PayUnreachable('the bill is not what its hash says')
    return PARSERS[kind](text.toString('utf8'))
  }
}

async function unpacked(file: Buffer): Promise<Buffer> {
  try {
    return await unpack(file, { maxOutputLength: MAX_BYTES })
  } catch (cause) {
    throw new PayUnreachable('the bill cannot be unpacked', { cause })
  }
}
