import { replayEarlyTap } from '@/platform/screen/early-tap.h5'

const kept = window as { earlyTap?: readonly [number, number] }
const flush = () => new Promise((done) => setTimeout(done, 5))

/** A page that has just been taken over. */
function page(): { log: string[]; button: HTMLElement; input: HTMLInputElement } {
  document.body.innerHTML =
    '<div id="app"><button>去</button><input value=""><textarea>alt</textarea><input type="checkbox"></div><script id="ssr-state"></script>'
  const log: string[] = []
  document.body.onclick = ({ target }) => void log.push(`click ${(target as HTMLElement).tagName}`)
  document.querySelectorAll('input, textarea').forEach((field) => {
    field.addEventListener('input', () => log.push(`input ${(field as HTMLInputElement).value}`))
  })
  const input = document.querySelector('input') as HTMLInputElement
  return { log, input, button: document.querySelector('button') as HTMLElement }
}
const under = (element: Element | null) => Object.assign(document, { elementFromPoint: () => element })

test('the last tap is given to what stands there, once', async () => {
  const { log, button } = page()
  under(button)
  kept.earlyTap = [10, 20]
  replayEarlyTap()
  expect(log).toEqual([])
  await flush()
  replayEarlyTap()
  await flush()
  expect(log).toEqual(['click BUTTON'])
  expect(document.getElementById('ssr-state')).toBeNull()
})

test('a field that was tapped has the focus already, and keeps it', async () => {
  const { log, input } = page()
  under(input)
  kept.earlyTap = [10, 20]
  replayEarlyTap()
  await flush()
  expect(log).toEqual([])
})

test('what was typed is told, also where the app has rendered the field again meanwhile', async () => {
  const { log, input } = page()
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  input.value = '138'
  area.value = 'neu'
  replayEarlyTap()
  input.value = ''
  await flush()
  expect(log).toEqual(['input 138', 'input neu'])
  expect(input.value).toBe('138')
})
