import Page from '@/pages-secondary/cardInstructions/index'
import { Around } from '../../support/around'
import { fakeApi, no, ok } from '../../support/fake-api'
import { mountPage, tap, text } from '../../support/mount.h5'
import { shown, stage, strike } from '../features/order/stage'
import { cardOnSale } from '../pages/index/fixtures'

beforeEach(() => void stage())
afterEach(strike)

const open = () =>
  mountPage(Page, {
    path: 'pages-secondary/cardInstructions/index',
    query: { cardId: 'year' },
    App: Around
  })

it('shows the instructions of the card, and how long it is good', async () => {
  const calls = fakeApi({
    getCardIndexConfigById: () => ok({ card: cardOnSale(), instructionsHtml: '<p>到店出示二维码</p>' })
  })
  await open()
  await shown('到店出示二维码')
  expect(text()).toContain('尊享年卡')
  expect(text()).toContain('开通后 365 天内有效')
  expect(calls.find(({ name }) => name === 'getCardIndexConfigById')?.url).toContain('cardId=year')
})

it('a failure can be tried again', async () => {
  let down = true
  fakeApi({
    getCardIndexConfigById: () =>
      down ? no('500', '服务开小差了') : ok({ card: cardOnSale(), instructionsHtml: '<p>到店出示二维码</p>' })
  })
  await open()
  await shown('服务开小差了')
  down = false
  await tap('重试')
  await shown('到店出示二维码')
})
