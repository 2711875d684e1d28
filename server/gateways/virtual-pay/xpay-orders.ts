import { z } from 'zod'
import { PayRefused, PayUnreachable, type BillRow } from '../pay/pay-gateway'
import { shaped } from '../pay/shaped'
import { sendOutgoing } from '../outgoing'
import { parseOrderFile } from './order-file'
import type { VirtualPayGateway } from './virtual-pay-gateway'
import type { XpayCall, XpayCaller } from './xpay-call'

const startAnswer = z.object({ task_id: z.string().min(1) })
const taskAnswer = z.object({ status: z.int(), download_url: z.string().default('') })

/** States of a task. */
const TASK = { done: 2, failed: 3 } as const

/** A list that one task makes. */
interface List {
  readonly kind: 'payment' | 'refund'
  readonly filter: Readonly<Record<string, unknown>>
}

/** Bought items (2), handed over or not, and refunds (4), by WeChat Pay (1) and by Apple (2). */
const LISTS: readonly List[] = [1, 2].flatMap((channel): List[] => [
  { kind: 'payment', filter: { order_type: 2, is_provided: true, pay_channel: channel } },
  { kind: 'payment', filter: { order_type: 2, is_provided: false, pay_channel: channel } },
  { kind: 'refund', filter: { order_type: 4, refund_status: 0, pay_channel: channel } }
])

const FILE = { timeoutMs: 60_000, maxBytes: 64_000_000 }

/** WeChat does not name the host of its files: one of Tencent's. */
const HOSTS = ['.qq.com', '.myqcloud.com']

/** See `VirtualPayGateway.bill`: each list is a task at WeChat, asked about until its file is there. */
export function createXpayOrders(
  call: XpayCall,
  { baseUrl }: Pick<XpayCaller, 'baseUrl'>,
  env: 0 | 1
): VirtualPayGateway['bill'] {
  /** Tasks that were begun, by day and in the order of the lists; a process that does not know them begins its own. */
  const begun = new Map<string, readonly string[]>()

  async function begin(day: string): Promise<readonly string[]> {
    const date = Number(day.replaceAll('-', ''))
    const tasks: string[] = []
    for (const { filter } of LISTS) {
      const answer = await call('/xpay/start_download_order', {
        begin_ds: date,
        end_ds: date,
        ...filter,
        env
      })
      tasks.push(shaped(startAnswer, answer).task_id)
    }
    begun.set(day, tasks)
    return tasks
  }

  async function addressOf(day: string, task: string): Promise<string> {
    const answer = shaped(taskAnswer, await call('/xpay/query_download_order', { task_id: task, env }))
    if (answer.status === TASK.done) return answer.download_url
    if (answer.status !== TASK.failed) throw new PayRefused('STATEMENT_CREATING', 200, `list ${task}`)
    begun.delete(day)
    throw new PayRefused('TASK_FAILED', 200, `list ${task}`)
  }

  return async (day) => {
    const addresses: string[] = []
    for (const task of begun.get(day) ?? (await begin(day))) addresses.push(await addressOf(day, task))
    const rows = new Map<string, BillRow>()
    for (const [place, { kind }] of LISTS.entries())
      // what is handed over between two lists is in both
      for (const row of parseOrderFile(kind, await download(baseUrl, addresses[place] ?? '')))
        rows.set(`${kind} ${row.number}`, row)
    begun.delete(day)
    return [...rows.values()]
  }
}

async function download(baseUrl: string, address: string): Promise<Buffer> {
  if (!URL.canParse(address)) throw new PayUnreachable('an order file without an address')
  const url = new URL(address)
  const isTheirs = url.protocol === 'https:' && HOSTS.some((host) => url.hostname.endsWith(host))
  const base = isTheirs ? url.origin : baseUrl
  let answer
  try {
    answer = await sendOutgoing({ base, url }, FILE)
  } catch (cause) {
    throw new PayUnreachable('the order file cannot be fetched', { cause })
  }
  if (answer.status !== 200) throw new PayUnreachable(`the order file answers ${answer.status}`)
  return answer.bytes
}
