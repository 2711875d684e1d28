import OrderRecord from '@/pages-my/orderRecord/index'
import type { OrderInList } from '@/features/order/model'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { control, find, mountPage, tap, text } from '../../../support/mount.h5'
import { FILM, filmOrder, NO, order } from '../../features/order/fixtures'
import { ready, shown, stage, strike, until } from '../../features/order/stage'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const listed = ({ actions = ['pay', 'cancel'], ...over }: Partial<OrderInList> = {}): OrderInList => ({
  ...order(over),
  actions
})
const page = (list: OrderInList[], next: string | null = null): Answer => ok({ list, next })
type Asked = { state: string; cursor?: string }

const open = async (
  answer: (input: Asked) => Answer,
  query: Record<string, string> = {},
  more: Parameters<typeof fakeApi>[0] = {}
) => {
  const calls = fakeApi({ orderList: ({ data }) => answer(data as Asked), ...more })
  const mounted = await mountPage(OrderRecord, { path: 'pages-my/orderRecord/index', query, App: Around })
  await ready()
  return { ...mounted, calls }
}

it('an unpaid order shows how long it can be paid, and leads to the cashier', async () => {
  await open(() => page([listed()]), { state: 'unpaid' })
  expect(text()).toMatch(/09:5\d|10:00/)
  await tap('去支付')
  expect(went).toEqual([['push', `/pages/pay/index?orderNo=${NO}`]])
})

it('a film of a partner: showing and seats, seen and read aloud', async () => {
  await open(() => page([listed({ ...filmOrder({ state: 'fulfilled' }), actions: ['viewPartner'] })]))
  for (const words of [FILM, '共 2 件', '到去哪享旅行查看']) expect(text()).toContain(words)
  // called as it reads: no other name hides that
  expect(control('流浪地球').textContent).toContain(FILM)
  expect(control('流浪地球').hasAttribute('aria-label')).toBe(false)
})

it('is cancelled only after a question', async () => {
  let state: OrderInList['state'] = 'unpaid'
  let during = ''
  const { calls } = await open(
    () => page([listed({ state, actions: state === 'unpaid' ? ['pay', 'cancel'] : ['buyAgain', 'delete'] })]),
    {},
    {
      cancelOrder: () => {
        state = 'cancelled'
        // the page takes no tap until it is answered
        during = text()
        return ok()
      }
    }
  )
  const sent = () => calls.filter(({ name }) => name === 'cancelOrder').length
  await tap('取消订单')
  await tap('再想想')
  expect(sent()).toBe(0)
  await until(() => document.querySelector('[role=dialog]') === null)
  await tap('取消订单')
  await tap(find('[role=dialog] .actions > :last-child button'))
  await until(() => text().includes('已取消'))
  expect(sent()).toBe(1)
  expect(during).toContain('正在取消')
  expect(text()).not.toContain('正在取消')
  expect(text()).toContain('再次购买')
})

it('a refused cancel is told and the truth is shown', async () => {
  let state: OrderInList['state'] = 'unpaid'
  await open(
    () => page([listed({ state, actions: state === 'unpaid' ? ['cancel'] : ['viewCard'] })]),
    {},
    {
      cancelOrder: () => {
        state = 'fulfilled'
        return no('907', '订单刚有变化，不能取消')
      }
    }
  )
  await tap('取消订单')
  await tap(find('[role=dialog] .actions > :last-child button'))
  await shown('查看会员卡')
})

it('pages in, and shows an order once though the pages overlap', async () => {
  const second = NO.replace(/1$/, '2')
  const { call } = await open(({ cursor }) =>
    cursor === undefined
      ? page([listed()], 'second')
      : page([listed(), listed({ orderNo: second, state: 'fulfilled', actions: ['viewCard'] })])
  )
  await call('onReachBottom')
  await shown('没有更多了')
  expect(text().match(/去支付/g)).toHaveLength(1)
  expect(text()).toContain('查看会员卡')
})

it('each tab asks for its own and says when there is nothing', async () => {
  const { calls } = await open(() => page([]))
  expect(text()).toContain('暂无购买记录')
  await tap('退款')
  await shown('暂无退款记录')
  expect(calls.at(-1)?.data).toMatchObject({ state: 'refund' })
})

it('an order whose time ends on the screen is read again', async () => {
  const expiresAt = new Date(Date.now() + 200).toISOString()
  let asked = 0
  await open(() => {
    asked += 1
    return page([asked < 3 ? listed({ expiresAt }) : listed({ state: 'closed', actions: ['buyAgain'] })])
  })
  await shown('已关闭')
  await until(() => asked >= 2)
})

it('names each order by what is next: sent, received, used', async () => {
  const stages = [
    ['toShip', '待发货'],
    ['toReceive', '待收货'],
    ['toUse', '待使用'],
    ['done', '已完成']
  ] as const
  await open(() =>
    page(
      stages.map(([stage], index) =>
        listed({ orderNo: NO.replace(/1$/, String(index + 2)), state: 'fulfilled', stage, actions: [] })
      )
    )
  )
  const cards = [...document.querySelectorAll('.card')].map(({ textContent }) => textContent)
  expect(cards).toHaveLength(stages.length)
  for (const [index, [, label]] of stages.entries()) expect(cards[index]).toContain(label)
})

it('removes an order behind 更多, and puts it back', async () => {
  let deleted = false
  const { calls } = await open(
    () => page(deleted ? [] : [listed({ state: 'closed', actions: ['buyAgain', 'delete'] })]),
    {},
    {
      delete: () => {
        deleted = true
        return ok()
      },
      restore: () => {
        deleted = false
        return ok()
      }
    }
  )
  expect(text()).not.toContain('删除订单')
  await tap('更多')
  await tap('删除订单')
  await shown('订单已删除')
  await shown('暂无购买记录')
  await tap('撤销')
  await shown('再次购买')
  expect(text()).not.toContain('订单已删除')
  expect(calls.filter(({ name }) => name === 'restore').map(({ data }) => data)).toEqual([{ orderNo: NO }])
})
