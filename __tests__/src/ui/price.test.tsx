import { Price } from '@/ui/price/price'
import { render, text } from '../../support/mount.h5'

const spoken = () => document.querySelector('[role=img]')?.getAttribute('aria-label')

it.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [19900, '¥199.00'],
  [123456789, '¥1,234,567.89']
])('%i fen are shown as %s', async (fen, shown) => {
  await render(<Price fen={fen} />)
  expect(text()).toBe(shown)
})

it('shows the struck price only when it is higher', async () => {
  const { rerender } = await render(<Price fen={9900} was={19900} />)
  expect(text()).toBe('¥99.00¥199.00')
  expect(spoken()).toBe('99.00元，原价199.00元')
  await rerender(<Price fen={9900} was={9900} />)
  expect(text()).toBe('¥99.00')
  expect(spoken()).toBe('99.00元')
})
