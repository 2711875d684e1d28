import type { Queryable } from '../../server/db/client'
import type { VirtualKind } from '../../server/domain/virtual-goods'
import { PayUnreachable } from '../../server/gateways/pay/pay-gateway'
import type { VirtualBatch, VirtualPayGateway } from '../../server/gateways/virtual-pay/virtual-pay-gateway'
import {
  publishedGoods,
  sellableVirtualGoods,
  storePublished,
  storeUploaded,
  type SellableGoods
} from '../../server/modules/order/virtual-goods-repository'

const USAGE = 'npm run virtual-goods -- list | upload [PICTURE] | publish'

/** Items in one batch at WeChat. */
const AT_ONCE = 50
/** How often a batch is looked at, and how many times. */
const LOOK_MS = 3_000
const MAX_LOOKS = 200

/** WeChat shows these pictures only. */
const SHOWN_PICTURE = /^https:\/\/.*\.(jpe?g|png)$/i

export interface VirtualGoodsTools {
  readonly db: Queryable
  readonly gateway: VirtualPayGateway
  /** Kinds that are sold by virtual payment. */
  readonly kinds: readonly VirtualKind[]
  readonly publicOrigin: string
  readonly now: () => Date
  readonly say: (line: string) => void
  readonly sleep: (ms: number) => Promise<void>
}

/**
 * Shows goods that need an item at WeChat, makes items, or releases them. What was done before is not done again, also after
 * an interruption. @throws Error in words for the operator; PayRefused, PayUnreachable
 */
export async function runVirtualGoods(
  [command, picture, ...more]: readonly string[],
  tools: VirtualGoodsTools
): Promise<void> {
  if (more.length > 0 || (picture !== undefined && command !== 'upload')) throw new Error(USAGE)
  if (tools.kinds.length === 0)
    throw new Error('VIRTUAL_GOODS names no kinds: nothing is sold by virtual payment')
  if (command === 'list') return list(tools)
  if (command === 'upload') return upload(tools, picture)
  if (command === 'publish') return publish(tools)
  throw new Error(USAGE)
}

async function list(tools: VirtualGoodsTools): Promise<void> {
  const { goods, made } = await currentGoods(tools)
  for (const one of goods) {
    const releasedAt = made.get(one.productId)
    const state = releasedAt ? 'released' : releasedAt === null ? 'made' : 'missing'
    tools.say(`${state.padEnd(8)} ${one.productId} ${(one.priceFen / 100).toFixed(2)} ${one.name}`)
  }
}

async function upload(tools: VirtualGoodsTools, picture: string | undefined): Promise<void> {
  if (picture !== undefined && !SHOWN_PICTURE.test(picture))
    throw new Error('PICTURE must be an https address of a jpg or png')
  const { gateway, db } = tools
  const { goods, made } = await currentGoods(tools)
  const missing = goods.filter(({ productId }) => !made.has(productId))
  const items = missing.map((one) => ({ ...one, pictureUrl: pictureOf(one, tools.publicOrigin, picture) }))
  await inBatches(tools, items, 'made', {
    start: (part) => gateway.upload(part),
    look: () => gateway.uploads(),
    store: (one) => storeUploaded(gateway.env, one, tools.now(), db)
  })
}

async function publish(tools: VirtualGoodsTools): Promise<void> {
  const { gateway, db } = tools
  const { goods, made } = await currentGoods(tools)
  const waiting = goods.filter(({ productId }) => made.get(productId) === null)
  await inBatches(tools, waiting, 'released', {
    start: (part) => gateway.publish(part.map(({ productId }) => productId)),
    look: () => gateway.publications(),
    store: ({ productId }) => storePublished(gateway.env, productId, tools.now(), db)
  })
  const left = goods.filter(({ productId }) => !made.has(productId)).length
  if (left > 0) tools.say(`${left} are not made yet: upload them first`)
}

async function currentGoods({ db, gateway, kinds }: VirtualGoodsTools) {
  const goods = await sellableVirtualGoods(kinds, db)
  const ids = goods.map(({ productId }) => productId)
  return { goods, made: await publishedGoods(gateway.env, ids, db) }
}

function pictureOf({ picture, name }: SellableGoods, origin: string, given: string | undefined): string {
  const own = new URL(picture, origin).href
  if (SHOWN_PICTURE.test(own)) return own
  if (given !== undefined) return given
  throw new Error(
    `${name}: its picture is neither jpg nor png; give PICTURE, an address that stands in for it`
  )
}

interface Batch<Item> {
  readonly start: (part: readonly Item[]) => Promise<void>
  readonly look: () => Promise<VirtualBatch>
  readonly store: (item: Item) => Promise<void>
}

async function inBatches<Item extends { readonly productId: string }>(
  tools: VirtualGoodsTools,
  items: readonly Item[],
  done: string,
  { start, look, store }: Batch<Item>
): Promise<void> {
  const { say } = tools
  const problems: string[] = []
  let count = 0
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const part = items.slice(from, from + AT_ONCE)
    await patiently(tools, () => start(part))
    const batch = await endOf(tools, look, part)
    for (const item of part) {
      const entry = batch.items.get(item.productId)
      if (entry?.state === 'done') {
        await store(item)
        count += 1
      } else problems.push(`${item.productId}: ${entry?.problem || 'WeChat tells nothing of it'}`)
    }
    say(`${count} of ${items.length} ${done}`)
  }
  if (items.length === 0) say(`Nothing is to be ${done}`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** The batch once it is over, or tells the end of each of these items. */
async function endOf(
  tools: VirtualGoodsTools,
  look: () => Promise<VirtualBatch>,
  part: readonly { readonly productId: string }[]
): Promise<VirtualBatch> {
  for (let looks = 1; ; looks += 1) {
    const batch = await patiently(tools, look)
    const ended = part.every(
      ({ productId }) => (batch.items.get(productId)?.state ?? 'running') !== 'running'
    )
    if (ended || batch.state === 'failed' || batch.state === 'done') return batch
    if (looks === MAX_LOOKS) throw new Error('WeChat does not finish its batch: try again later')
    await tools.sleep(LOOK_MS)
  }
}

/** Waits while WeChat is busy with another batch, or does not answer. */
async function patiently<T>({ say, sleep }: VirtualGoodsTools, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof PayUnreachable) || tries === 20) throw problem
      say(`WeChat is busy, trying again: ${problem.message}`)
      await sleep(LOOK_MS)
    }
  }
}
