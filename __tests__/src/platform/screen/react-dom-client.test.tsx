import { readFileSync } from 'node:fs'
import path from 'node:path'
import React from 'react'
import { renderToString } from 'react-dom/server'

const FILE = path.resolve(__dirname, '../../../../node_modules/react-dom/cjs/react-dom.production.min.js')
const { slimmed, NOWHERE } = require('../../../../config/react-dom-client.cjs') as {
  slimmed: (source: string) => string
  NOWHERE: readonly string[]
}

type Dom = Pick<typeof import('react-dom/client'), 'createRoot' | 'hydrateRoot'> &
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

/** Catches what is thrown below it. */
class Boundary extends React.Component<React.PropsWithChildren, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? '出错了' : this.props.children)
}

test('a fault is caught, effects run and are tidied up', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const log: string[] = []
  function Broken(): React.ReactElement {
    throw new Error('fault')
  }
  function Inner() {
    React.useEffect(() => {
      log.push('in')
      return () => void log.push('out')
    }, [])
    React.useLayoutEffect(() => {
      log.push('laid')
      return () => void log.push('lifted')
    }, [])
    return <u>{React.useId()}</u>
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
  expect(place.querySelector('u')?.textContent).toMatch(/^:r/)
  await press(place)
  expect(place.textContent).toBe('出错了')
  expect(log).toEqual(['laid', 'in', 'lifted', 'out'])
  jest.restoreAllMocks()
})

test('classes, contexts, references, kept parts, stores and lists in a new order', async () => {
  const log: string[] = []
  const Name = React.createContext('keiner')
  const Field = React.forwardRef<HTMLElement, React.PropsWithChildren>((props, ref) => (
    <em ref={ref} {...props} />
  ))
  const Still = React.memo(function Still({ of }: { of: string }) {
    log.push(`still ${of}`)
    return <b>{of}</b>
  })
  class Old extends React.Component<{ of: number }> {
    override componentDidMount = () => void log.push('mounted')
    override componentDidUpdate = (before: { of: number }) => void log.push(`updated from ${before.of}`)
    override componentWillUnmount = () => void log.push('unmounted')
    override render = () => <s>{this.props.of}</s>
  }
  const listeners = new Set<() => void>()
  let stored = 1
  const store = { subscribe: (tell: () => void) => (listeners.add(tell), () => listeners.delete(tell)) }
  function Page() {
    const [state, dispatch] = React.useReducer((before: number, by: number) => before + by, 0)
    const outside = React.useSyncExternalStore(store.subscribe, () => stored)
    const field = React.useRef<HTMLElement>(null)
    const order = state % 2 ? [3, 1, 2] : [1, 2, 3]
    return (
      <Name.Provider value={`Name ${state}`}>
        <button onClick={() => (log.push(field.current?.textContent ?? ''), dispatch(1))}>weiter</button>
        <Name.Consumer>{(name) => <Field ref={field}>{name}</Field>}</Name.Consumer>
        <Still of='bleibt' />
        {state < 2 ? <Old of={state} /> : null}
        {order.map((each) => (
          <i key={each}>{each}</i>
        ))}
        <u style={{ width: 3, opacity: 0.5 }} data-outside={outside} hidden={state > 0} />
      </Name.Provider>
    )
  }
  const place = await drawn(<Page />)
  const [one] = place.querySelectorAll('i')
  await press(place)
  expect(place.textContent).toBe('weiterName 1bleibt1312')
  expect(place.querySelectorAll('i')[1]).toBe(one)
  stored = 2
  listeners.forEach((tell) => tell())
  await tick()
  expect(place.querySelector('u')?.outerHTML).toBe(
    '<u style="width: 3px; opacity: 0.5;" data-outside="2" hidden=""></u>'
  )
  await press(place)
  expect(log).toEqual([
    'still bleibt',
    'mounted',
    'Name 0',
    'updated from 0',
    'updated from 1',
    'Name 1',
    'unmounted'
  ])
})

describe('a page that the server has drawn', () => {
  function Page({ name }: { name: string }) {
    const [text, setText] = React.useState('')
    const alive = React.useSyncExternalStore(
      () => () => undefined,
      () => '活',
      () => '画'
    )
    return (
      <Boundary>
        <section id={React.useId()} aria-label={name}>
          <h1>
            {name}，{alive}
          </h1>
          {[1, 2].map((each) => (
            <i key={each}>{each}</i>
          ))}
          {text ? <p>{text}</p> : null}
          <textarea defaultValue='写' />
          <input value={text} onChange={(event) => setText(event.target.value)} />
          <button onClick={() => setText('按')} dangerouslySetInnerHTML={{ __html: '<b>html</b>' }} />
        </section>
      </Boundary>
    )
  }
  async function hydrated(drawnName: string) {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(<Page name={drawnName} />)
    const nodes = [...place.querySelectorAll('*')]
    const errors: unknown[] = []
    React.startTransition(() => {
      dom.hydrateRoot(place, <Page name='市场' />, { onRecoverableError: (error) => errors.push(error) })
    })
    await tick()
    return { place, nodes, errors }
  }

  test('keeps its elements, and answers', async () => {
    const { place, nodes, errors } = await hydrated('市场')
    expect(errors).toEqual([])
    expect(place.querySelector('h1')?.textContent).toBe('市场，活')
    await press(place)
    expect([...place.querySelectorAll('*')].filter((node) => !nodes.includes(node))).toEqual([
      place.querySelector('p')
    ])
    expect(place.querySelector('p')?.textContent).toBe('按')
  })

  test('is drawn anew where it differs, and that is told', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { place, nodes, errors } = await hydrated('商城')
    while (errors.length === 0) await tick()
    expect([errors[0], errors.at(-1)].map(String)).toEqual([
      expect.stringContaining('#425'),
      expect.stringContaining('#423')
    ])
    expect(place.textContent).toBe('市场，活12写html')
    expect(nodes.some((node) => node.isConnected)).toBe(false)
    await press(place)
    expect(place.querySelector('p')?.textContent).toBe('按')
    jest.restoreAllMocks()
  })
})

test('what is left out says so', () => {
  expect(() => dom.render(<i />, document.body)).toThrow('left out of react-dom')
  expect(() => dom.createPortal(<i />, document.body)).toThrow('left out of react-dom')
})

test('a react-dom that is written otherwise ends the build', () => {
  const source = readFileSync(FILE, 'utf8')
  expect(() => slimmed(source.replaceAll('"onSelect"', '"other"'))).toThrow('no longer')
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

test('and use nothing else of what is left out', () => {
  const sources = jest.requireActual<typeof import('node:fs')>('node:fs')
  const named = new RegExp(`\\b(${NOWHERE.join('|')})\\b`)
  const files = sources
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.weapp.'))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => named.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
})
