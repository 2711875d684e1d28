import { useState } from 'react'
import { NutRate } from '@/ui/nut-rate/nut-rate'
import { act, find, render, tap } from '../../support/mount.h5'

const onRate = jest.fn()

function Rated() {
  const [value, setValue] = useState(0)
  return (
    <NutRate
      label='总体来说'
      value={value}
      count={5}
      onRate={(score) => {
        onRate(score)
        setValue(score)
      }}
    />
  )
}

const checked = () =>
  [...document.querySelectorAll('[role=radio][aria-checked=true]')].map((radio) =>
    radio.getAttribute('aria-label')
  )

beforeEach(() => onRate.mockClear())

it('a star gives its score, the first one again takes nothing back', async () => {
  await render(<Rated />)
  await tap(find('.nut-rate-item:nth-child(4)'))
  expect(checked()).toEqual(['4 分'])
  await tap(find('.nut-rate-item:nth-child(1)'))
  await tap(find('.nut-rate-item:nth-child(1)'))
  expect(checked()).toEqual(['1 分'])
})

it('each score is a radio button by name, gone through with the arrow keys; the stars are hidden from screen readers', async () => {
  await render(<Rated />)
  await tap(find('[role=radio][aria-label="3 分"]'))
  await act(() =>
    find('[aria-checked=true]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
    )
  )
  expect(checked()).toEqual(['4 分'])
  expect(find('[role=radiogroup]').getAttribute('aria-label')).toBe('总体来说')
  expect(find('.nut-rate').closest('[aria-hidden=true]')).not.toBeNull()
})
