import Page from '@/pages/privilegeDetail/index'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { flush, mountPage, tap } from '../../../support/mount.h5'
import { shown, stage, strike } from '../../features/order/stage'
import { privilegeDetail } from '../../features/privilege/fixtures'

jest.mock('@/platform/device/idle', () => ({ whenIdle: (work: () => void) => setTimeout(work, 0) }))

beforeEach(stage)
afterEach(strike)

it('the press on the receive button is recorded, once and by what is to be taken', async () => {
  const sent = fakeApi({
    myPrivilegeDetail: () => ok(privilegeDetail()),
    pv: () => ok(),
    interactionPv: () => ok()
  })
  await mountPage(Page, { path: 'pages/privilegeDetail/index', query: { privilegeId: 'latte' }, App: Around })
  await shown('堂食可用')
  await tap('立即领取')
  await flush(10)
  expect(sent.filter(({ name }) => name === 'interactionPv').map(({ data }) => data)).toEqual([
    expect.objectContaining({ path: 'pages/privilegeDetail/index', action: 'receive', target: 'latte' })
  ])
})
