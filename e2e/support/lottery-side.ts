/** The other side of a lottery: who hands out links, and the warehouse, by the forms of the sandbox's pages. */
import { callApi } from './api'
import { patience } from '../../__tests__/support/patience'

const PATIENCE_MS = 60_000
const STEP_MS = 500
const MAX_DRAWS = 55

/** The secret of a new link into a lottery, with one try. */
export async function newLotteryTk(origin: string, lotteryId: string): Promise<string> {
  const { headers } = await fetch(`${origin}/sandbox/lottery`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ lotteryId })
  })
  const tk = new URL(headers.get('location') ?? '', origin).searchParams.get('lotteryTk')
  if (!tk) throw new Error(`no link into ${lotteryId}`)
  return tk
}

interface Drawn {
  readonly kind: string
  readonly prizeName: string
}

/** Draws by links on another phone of the member until goods are won there; gives their name. */
export async function winGoods(
  origin: string,
  token: string,
  { lotteryId, channel }: { readonly lotteryId: string; readonly channel: string }
): Promise<string> {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const lotteryTk = await newLotteryTk(origin, lotteryId)
    const { data } = await callApi<Drawn>(origin, 'POST', '/unionbuy-server/lottery/drawLottery', {
      body: { lotteryId, lotteryTk },
      token,
      key: `links-${Date.now()}-${draw}`,
      channel
    })
    const { kind, prizeName } = data
    if (kind === 'goods') return prizeName
  }
  throw new Error('no goods were won')
}

/** Waits until the warehouse has something for this receiver, and sends it. */
export async function sendTo(origin: string, receiver: string): Promise<void> {
  for (const end = Date.now() + patience(PATIENCE_MS); Date.now() < end;) {
    const cards = (await (await fetch(`${origin}/sandbox/warehouse`)).text()).split('<div class="card">')
    const orderNo = /name="orderNo" value="(\d{20})"/.exec(
      cards.find((card) => card.includes(receiver)) ?? ''
    )?.[1]
    if (orderNo) {
      await fetch(`${origin}/sandbox/warehouse`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ orderNo })
      })
      return
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  throw new Error(`the warehouse has nothing for ${receiver}`)
}
