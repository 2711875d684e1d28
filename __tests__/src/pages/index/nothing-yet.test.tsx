import { queryClient } from '@/api/query-client'
import { ExchangeCenter } from '@/pages/index/panels/exchange-center/exchange-center'
import { Around } from '../../../support/around'
import { eventually } from '../../../support/eventually'
import { fakeApi, ok } from '../../../support/fake-api'
import { mountPage, text } from '../../../support/mount.h5'
import { cardOnSale, homeConfig } from './fixtures'

jest.mock('@/platform/screen/near', () => ({
  whenNear: (_id: string, _options: unknown, near: () => void) => {
    near()
    return () => undefined
  }
}))

afterEach(() => queryClient.clear())

const SAID = '暂无在售的会员卡和权益'

/** Home of a shop that has no privileges, and these cards. */
async function open(cards: unknown[]) {
  const nothing = homeConfig({ plates: [], coupons: [] })
  const categories = nothing.categories.filter(({ key }) => key === 'all')
  fakeApi({
    listCardsInfo: () => ok(cards),
    indexConfig: () => ok({ ...nothing, categories, recommended: [] }),
    listActivities: () => ok([])
  })
  await mountPage(ExchangeCenter, { path: 'pages/index/index', App: Around })
}

it('a shop that sells nothing yet says so in place of empty boxes', async () => {
  await open([])
  await eventually(() => expect(text()).toContain(SAID))
  expect(text()).not.toContain('全部')
  expect(document.querySelector('[aria-label^="第 1 张"]')).toBeNull()
})

it('a shop of cards alone shows them', async () => {
  await open([cardOnSale()])
  await eventually(() => expect(text()).toContain('优质商户'))
  expect(text()).toContain('尊享年卡')
  expect(text()).not.toContain(SAID)
})
