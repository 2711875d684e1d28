import { readFileSync } from 'node:fs'
import path from 'node:path'
import React from 'react'

const FILE = path.resolve(__dirname, '../../../../node_modules/react-dom/cjs/react-dom.production.min.js')
const { slimmed } = require('../../../../config/react-dom-client.cjs') as {
  slimmed: (source: string) => string
}

type Dom = Pick<typeof import('react-dom/client'), 'createRoot'> &
  Pick<typeof import('react-dom'), 'createPortal' | 'flushSync' | 'render'>

/** react-dom as a release has it, on React as the tests have it. */
function slimDom(): Dom {
  const module = { exports: {} }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the library's own file, as it is shipped
  new Function('exports', 'require', slimmed(readFileSync(FILE, 'utf8')))(module.exports, require)
  return module.exports as Dom
}

const dom = slimDom()
const tick = () => new Promise((done) => setTimeout(done, 20))

/** Draws by the slim react-dom; gives the element in which it is. */
async function drawn(what: React.ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  dom.createRoot(place).render(what)
  await tick()
  return place
}
const press = async (place: HTMLElement, selector = 'button') => {
  place.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await tick()
}

beforeAll(() => {
  // the tests' React is the development's, which asks for `act`
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})
afterEach(() => {
  document.body.innerHTML = ''
})

test('draws, reacts to a press, and draws anew', async () => {
  function Counter() {
    const [count, setCount] = React.useState(0)
    return <button onClick={() => setCount(count + 1)}>{`按 ${count}`}</button>
  }
  const place = await drawn(<Counter />)
  await press(place)
  await press(place)
  expect(place.textContent).toBe('按 2')
})

test('a controlled field keeps what is typed, and a list its order', async () => {
  function Form() {
    const [text, setText] = React.useState('')
    return (
      <form>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        {[...text].reverse().map((letter) => (
          <i key={letter}>{letter}</i>
        ))}
      </form>
    )
  }
  const place = await drawn(<Form />)
  const field = place.querySelector('input') as HTMLInputElement
  for (const typed of ['a', 'ab', 'abc']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await tick()
  }
  expect([field.value, place.textContent]).toEqual(['abc', 'cba'])
})

test('what is fetched shows what stands in its place first, then itself', async () => {
  let come: (file: { default: () => React.ReactElement }) => void = () => undefined
  const Late = React.lazy(() => new Promise<{ default: () => React.ReactElement }>((done) => (come = done)))
  const place = await drawn(
    <React.Suspense fallback='等'>
      <Late />
    </React.Suspense>
  )
  expect(place.textContent).toBe('等')
  come({ default: () => <b>到</b> })
  await tick()
  expect(place.textContent).toBe('到')
})

test('a fault is caught, effects run and are tidied up, a portal stands elsewhere', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const log: string[] = []
  class Boundary extends React.Component<React.PropsWithChildren, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render = () => (this.state.failed ? '出错了' : this.props.children)
  }
  function Broken(): React.ReactElement {
    throw new Error('fault')
  }
  function Inner() {
    React.useEffect(() => {
      log.push('in')
      return () => void log.push('out')
    }, [])
    return dom.createPortal(<u>{React.useId()}</u>, document.body)
  }
  function Page() {
    const [broken, setBroken] = React.useState(false)
    return (
      <Boundary>
        <button onClick={() => setBroken(true)}>坏</button>
        <Inner />
        {broken ? <Broken /> : null}
      </Boundary>
    )
  }
  const place = await drawn(<Page />)
  expect(document.querySelector('body > u')?.textContent).toMatch(/^:r/)
  await press(place)
  expect(place.textContent).toBe('出错了')
  expect(log).toEqual(['in', 'out'])
  expect(document.querySelector('u')).toBeNull()
  jest.restoreAllMocks()
})

test('what is left out says so', () => {
  expect(() => dom.render(<i />, document.body)).toThrow('left out of react-dom')
})

test('a react-dom that is written otherwise ends the build', () => {
  const source = readFileSync(FILE, 'utf8')
  expect(() => slimmed(source.replace('var xg=null', 'var xx=null'))).toThrow('no longer')
  expect(() => slimmed(source.replaceAll('childLanes', 'other'))).toThrow('no longer: childLanes')
})

test('pages draw no SVG by React: the names of its attributes are left out', () => {
  const sources = jest.requireActual<typeof import('node:fs')>('node:fs')
  const files = sources.readdirSync('src', { recursive: true, encoding: 'utf8' })
  const drawing = files.filter(
    (file) => file.endsWith('.tsx') && /<svg\b/.test(readFileSync(`src/${file}`, 'utf8'))
  )
  expect(drawing).toEqual([])
})
