import { Button } from '@/h5-components/button'
import { act, find, render } from '../../support/mount.h5'

/** A button on something that can be pressed itself, which is disabled by its first press, as one that is busy. */
async function pressTwice() {
  const pressed = jest.fn()
  const below = jest.fn()
  const Shown = ({ disabled }: { disabled: boolean }) => (
    <div onClick={below}>
      <Button disabled={disabled} onClick={pressed}>
        领取
      </Button>
    </div>
  )
  const view = await render(<Shown disabled={false} />)
  const button = find<HTMLButtonElement>('button')
  await act(() => {
    button.focus()
    button.click()
  })
  below.mockClear()
  await act(() => view.rerender(<Shown disabled />))
  await act(() => button.click())
  return { pressed, below, button }
}

it('keeps the focus when it is disabled by its press, and is pressed once', async () => {
  const { pressed, below, button } = await pressTwice()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect([pressed.mock.calls.length, below.mock.calls.length]).toEqual([1, 0])
})

it('is disabled as any other once the focus has left it', async () => {
  const { button } = await pressTwice()
  await act(() => button.blur())
  expect([button.disabled, button.hasAttribute('aria-disabled')]).toEqual([true, false])
})
