import { Agreements } from '@/features/order/components/agreements'
import type { OrderKind } from '@/features/order/model'
import { Around } from '../../../support/around'
import { mountPage, text } from '../../../support/mount.h5'

const KINDS: readonly OrderKind[] = ['card', 'plate', 'product', 'sku', 'ticket', 'lounge', 'partner']

it.each(KINDS)('every kind of goods tells when money comes back, and of minors: %s', async (kind) => {
  const page = await mountPage(() => <Agreements kind={kind} />, { path: 'pages/pay/index', App: Around })
  expect(text()).toMatch(/退/)
  expect(text()).toContain('退款规则')
  expect(text()).toContain('未成年人须由监护人同意')
  await page.unmount()
})
