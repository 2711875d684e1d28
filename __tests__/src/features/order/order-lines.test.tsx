import { OrderLines } from '@/features/order/components/order-lines'
import { render, text } from '../../../support/mount.h5'

const LINE = { itemId: 'mug', name: '粗陶马克杯', picture: '/mug.webp', unitFen: 9900, quantity: 2 }

it('a card price is the price of one everywhere, the usual one struck beside it', async () => {
  await render(<OrderLines lines={[{ ...LINE, cardOffFen: 2000 }]} />)
  expect(text()).toContain('¥89.00¥99.00')
  expect(text()).toContain('× 2')
})

it('without one nothing is struck', async () => {
  await render(<OrderLines lines={[LINE]} />)
  expect(text()).toContain('¥99.00× 2')
})
