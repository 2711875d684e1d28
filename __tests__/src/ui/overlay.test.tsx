import { SETTLE_MS } from '@/lib/double-tap'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { Sheet } from '@/ui/sheet/sheet'
import { ShellContext } from '@/ui/shell/shell'
import { act, find, flush, render, tap } from '../../support/mount.h5'

const OUT = 250
const press = (key: string, shiftKey = false) =>
  act(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))
  )
const dialogs = () => document.querySelectorAll('[role=dialog]').length

const sheet = (open: boolean, onClose: () => void) => (
  <Sheet open={open} title='选择优惠券' onClose={onClose} footer={<Button>用这张</Button>}>
    一张券
  </Sheet>
)

it('is not there until it opens', async () => {
  await render(sheet(false, jest.fn()))
  expect(dialogs()).toBe(0)
})

it('closes by its button, by the scrim and by Escape', async () => {
  const onClose = jest.fn()
  await render(sheet(true, onClose))
  await tap(find('[aria-label=关闭]'))
  await flush(SETTLE_MS)
  await tap(find('.scrim'))
  await press('Escape')
  expect(onClose).toHaveBeenCalledTimes(3)
})

it('is not closed by the second half of the double tap that opened it', async () => {
  // however slow the machine is, the tap comes at once
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
  const onClose = jest.fn()
  await render(sheet(true, onClose))
  await tap(find('.scrim'))
  clock.mockRestore()
  expect(onClose).not.toHaveBeenCalled()
})

it('leaves with motion, then is gone', async () => {
  const { rerender } = await render(sheet(true, jest.fn()))
  await rerender(sheet(false, jest.fn()))
  expect(find('.leaving')).toBeTruthy()
  await flush(OUT)
  expect(dialogs()).toBe(0)
})

it('opened again while it leaves, it stays', async () => {
  const { rerender } = await render(sheet(true, jest.fn()))
  await rerender(sheet(false, jest.fn()))
  await rerender(sheet(true, jest.fn()))
  await flush(OUT)
  expect(dialogs()).toBe(1)
  expect(document.querySelector('.leaving')).toBeNull()
})

it('holds the page still, takes the focus, keeps it inside and gives it back', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { rerender } = await render(sheet(true, jest.fn()))
  expect(document.body.style.overflow).toBe('hidden')
  expect(document.activeElement).toBe(find('[role=dialog]'))
  await press('Tab', true)
  expect(document.activeElement?.textContent).toBe('用这张')
  await press('Tab')
  expect(document.activeElement).toBe(find('[aria-label=关闭]'))
  await rerender(sheet(false, jest.fn()))
  expect(document.body.style.overflow).toBe('')
  expect(document.activeElement).toBe(opener)
})

it('a dialog ends with confirm or cancel', async () => {
  const onConfirm = jest.fn()
  const onCancel = jest.fn()
  await render(<Dialog open title='取消订单？' onConfirm={onConfirm} onCancel={onCancel} />)
  await tap('确定')
  await tap('取消')
  await press('Escape')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onCancel).toHaveBeenCalledTimes(2)
})

it('a dialog that is busy confirms no second time', async () => {
  const onConfirm = jest.fn()
  await render(<Dialog open loading title='支付？' onConfirm={onConfirm} onCancel={jest.fn()} />)
  await tap('确定')
  expect(onConfirm).not.toHaveBeenCalled()
})

it("carries the channel's theme, for it may stand beside the page", async () => {
  await render(
    <ShellContext.Provider
      value={{ themes: 'theme theme-lvyun', still: false, goBack: jest.fn(), goHome: jest.fn() }}
    >
      {sheet(true, jest.fn())}
    </ShellContext.Provider>
  )
  expect(find('[role=dialog]').closest('.theme-lvyun')).not.toBeNull()
})
