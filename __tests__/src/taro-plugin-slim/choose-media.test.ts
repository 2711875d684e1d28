/* Contract of choose-media: the same calls to Taro's module and to the stand-in. */
import { chooseMedia as ours } from '../../../config/taro-plugin-slim/modules/choose-media.js'
import { chooseMedia as theirs } from '@tarojs/taro-h5/dist/api/media/video/chooseMedia'

type ChooseMedia = typeof theirs
const FIELD = 'taroChooseMedia'

/** Calls it, and does something with the field that it opens; gives what the field looked like and what came of the call. */
async function outcome(choose: ChooseMedia, options: unknown, act: (field: HTMLInputElement) => void) {
  const opened: object[] = []
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement
  ) {
    const { id, type, multiple, accept } = this
    opened.push({ id, type, multiple, accept, capture: this.getAttribute('capture') })
    act(this)
  })
  const calls: unknown[] = []
  const said = (name: string) => (result: unknown) => calls.push([name, result])
  const told =
    typeof options === 'object'
      ? { ...options, success: said('success'), fail: said('fail'), complete: said('complete') }
      : options
  try {
    const result = await choose(told as never).catch((reason: unknown) => ({ reason }))
    return { opened, calls, result, left: document.getElementById(FIELD) }
  } finally {
    click.mockRestore()
  }
}

const choosing = (file: File) => (field: HTMLInputElement) => {
  Object.defineProperty(field, 'files', { value: [file] })
  void field.onchange?.({ target: field } as unknown as Event)
}
const cancelling = (field: HTMLInputElement) => void field.oncancel?.(new Event('cancel'))

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:picture'
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:small')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, value: true })
})

test.each<[string, unknown, (field: HTMLInputElement) => void]>([
  ['options that are none', 'nothing', cancelling],
  ['a count that is no number', { count: 'two' }, cancelling],
  [
    'one picture of the album',
    { count: 1, mediaType: ['image'], sourceType: ['album'] },
    choosing(new File(['x'], 'x.png', { type: 'image/png' }))
  ],
  [
    'a film of the camera, and nothing is chosen',
    { mediaType: ['video'], sourceType: ['camera'] },
    cancelling
  ],
  ['anything', {}, cancelling]
])('%s: the same comes of it', async (_what, options, act) => {
  const original = await outcome(theirs, options, act)
  expect(original.result).toBeDefined()
  expect(await outcome(ours, options, act)).toEqual(original)
})
