import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { act, render, tap, text } from '../../../support/mount.h5'

const Part = () => <p>到了</p>

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

it('shows its loading state only after 200 ms', async () => {
  let arrive = (_: typeof Part) => {}
  const load = () => new Promise<typeof Part>((resolve) => (arrive = resolve))
  await render(<LazyComponent load={load} skeleton='骨架' />)
  await pass(199)
  expect(text()).toBe('')
  await pass(1)
  expect(text()).toBe('骨架')
  await act(() => arrive(Part))
  expect(text()).toBe('到了')
})

it('a skeleton that stood there before goes on standing', async () => {
  let arrive = (_: typeof Part) => {}
  const load = () => new Promise<typeof Part>((resolve) => (arrive = resolve))
  await render(<LazyComponent load={load} skeleton='骨架' stands />)
  expect(text()).toBe('骨架')
  await act(() => arrive(Part))
  expect(text()).toBe('到了')
})

it('a clear error with retry after 60 s', async () => {
  const load = jest.fn<Promise<typeof Part>, []>(() => new Promise(() => {}))
  await render(<LazyComponent load={load} skeleton='骨架' />)
  await pass(59_999)
  expect(text()).toBe('骨架')
  await pass(1)
  expect(text()).toContain('内容加载失败')
  load.mockResolvedValueOnce(Part)
  await tap('重试')
  await pass(0)
  expect(text()).toBe('到了')
})

it('one that fails can be tried again at once', async () => {
  const load = jest
    .fn<Promise<typeof Part>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(Part)
  await render(<LazyComponent load={load} skeleton='骨架' />)
  await pass(0)
  await tap('重试')
  await pass(0)
  expect(text()).toBe('到了')
})
