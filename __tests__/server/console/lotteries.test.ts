/** Lotteries in the console: what was drawn against the odds, what is left, and who won. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleModule } from '../../../server/composition'
import { consoleCall, staffToken } from '../../support/server/console'
import { openLotteryShop, type LotteryShop } from '../lottery/lottery-shop'

let shop: LotteryShop
let staff: string

beforeAll(async () => {
  shop = await openLotteryShop([consoleModule])
  staff = await staffToken(shop, 'service')
  await draws('mug', 8)
  await draws('none', 12)
})
afterAll(() => shop.close())

/** So many members drew this. */
async function draws(prizeId: string, count: number): Promise<void> {
  await shop.database.pool.query(
    `with who as (
       insert into members (id, channel_code, nickname, mobile)
       select 'w-' || $1 || n, 'main', '会员' || n, '139' || lpad((n + ascii($1) * 100)::text, 8, '0') from generate_series(1, $2::int) n returning id)
     insert into lottery_draws (id, lottery_id, member_id, channel_code, try_key, request_key, drawn_at, prize_id, prize_name,
       prize_kind, picture, state)
     select 'd-' || who.id, 'wheel', who.id, 'main', 'k-' || who.id, 'r', $3::timestamptz + row_number() over () * interval '1 second',
       p.id, p.name, p.kind, p.picture, 'done' from who join lottery_prizes p on p.id = $1`,
    [prizeId, count, shop.clock.now()]
  )
}
const ask = async <N extends ConsoleCallName>(name: N, input: Readonly<Record<string, unknown>> = {}) =>
  (await consoleCall<ConsoleData<N>>(shop, consoleEndpoints[name], input, { token: staff })).data
const prize = async (id: string) =>
  (await ask('lotteryPrizes', { lotteryId: 'wheel' })).prizes.find(({ prizeId }) => prizeId === id)

test('running ones come first, of every channel', async () => {
  const { items } = await ask('lotteries')
  expect(items.map(({ lotteryId, state }) => `${lotteryId} ${state}`)).toEqual([
    'candied running',
    'wheel running',
    'soon soon',
    'over ended'
  ])
})

test('each prize has its odds, how often it was drawn, and what chance explains', async () => {
  const { draws: all, prizes } = await ask('lotteryPrizes', { lotteryId: 'wheel' })
  expect(all).toBe(20)
  expect(prizes.reduce((sum, { stated }) => sum + stated, 0)).toBeCloseTo(100)
  expect(await prize('mug')).toMatchObject({
    name: '马克杯',
    drawn: 8,
    stock: 5,
    stated: 10,
    seen: 40,
    verdict: 'more'
  })
  // of 20 draws, none at odds of 10 % is chance
  expect(await prize('ten')).toMatchObject({ drawn: 0, seen: 0, from: 0, verdict: 'chance' })
  expect(await prize('p1')).toMatchObject({ isFallback: true, stated: 40, drawn: 0, verdict: 'less' })
})

test('what ran out, and the substitute that was given instead, are not compared', async () => {
  await shop.database.pool.query(`update lottery_prizes set stock = 0 where id = 'ten'`)
  expect(await prize('ten')).toMatchObject({ stock: 0, verdict: 'unknown' })
  expect(await prize('p1')).toMatchObject({ verdict: 'unknown' })
  expect(await prize('mug')).toMatchObject({ verdict: 'more' })
  await shop.database.pool.query(`update lottery_prizes set on_sale = false where id = 'none'`)
  // the odds of now are not those of the draws
  expect(await prize('none')).toMatchObject({ isGone: true, stated: 0, drawn: 12, verdict: 'unknown' })
  expect(await prize('mug')).toMatchObject({ verdict: 'unknown' })
})

test('who won, newest first, page by page, with a masked number; who won nothing is not in it', async () => {
  const first = await ask('lotteryWinners', { lotteryId: 'wheel', limit: 5 })
  const second = await ask('lotteryWinners', { lotteryId: 'wheel', limit: 5, cursor: first.nextCursor })
  const all = [...first.items, ...second.items]
  expect(all).toHaveLength(8)
  expect(second.nextCursor).toBeNull()
  expect(new Set(all.map(({ drawId }) => drawId)).size).toBe(8)
  const moments = all.map(({ drawnAt }) => drawnAt)
  expect(moments).toEqual([...moments].sort().reverse())
  expect(all[0]).toMatchObject({ prizeName: '马克杯', state: 'done' })
  expect(all[0]?.member.phoneMasked).toMatch(/^139\*{4}\d{4}$/)
  expect((await ask('lotteryWinners', { lotteryId: 'over' })).items).toEqual([])
})

test('one that does not exist is said to be unknown', async () => {
  const answer = await consoleCall(
    shop,
    consoleEndpoints.lotteryPrizes,
    { lotteryId: 'nothing' },
    { token: staff }
  )
  expect(answer).toMatchObject({ resultCode: '404', resultMsg: '抽奖不存在' })
})
