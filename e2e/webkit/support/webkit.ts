/**
 * WebKit, driven by the WebDriver protocol (https://www.w3.org/TR/webdriver2/). Playwright's own WebKit is a download of 100 MB that
 * not every network lets through; this one comes with Debian. Of the protocol a handful of calls is needed here.
 */
import { spawn } from 'node:child_process'
import { freePort } from '../../support/free-port'
import { patience } from '../../../__tests__/support/patience'

/** As an iPhone says it. */
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE_MS = 40_000
const PAUSE_MS = 50

export interface WebkitTab {
  open(address: string): Promise<void>
  /** Runs the body of an async function in the page; gives what it returns. Rejects with what it throws, and where the page goes while it runs. */
  run<T>(body: string): Promise<T>
  /** Waits until a button, a link or a tab with these words can be seen, and presses it as a finger does. */
  press(words: string): Promise<void>
  /** Waits until these words are on the screen. */
  see(words: string): Promise<void>
  /** Waits until this expression is true in the page. */
  until(expression: string): Promise<void>
  back(): Promise<void>
  /** Waits until a page of this path is there. */
  arrive(path: string): Promise<void>
  /** Goes on in the frame at this place of the document, until another address is opened. */
  enterFrame(at: number): Promise<void>
  /** Puts the pointer down at this place of the window, px, and lifts it: what lies on top there has it. */
  tapAt(x: number, y: number): Promise<void>
  addCookie(name: string, value: string): Promise<void>
  /** Forgets all that the page's origin keeps. */
  forget(): Promise<void>
}

export interface Webkit {
  readonly tab: WebkitTab
  stop(): Promise<void>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until there is an answer; rejects with the last problem. */
async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience(PATIENCE_MS)
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (Date.now() > end) throw problem
      await pause(PAUSE_MS)
    }
  }
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const callerAt =
  (base: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {})
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

/**
 * Of what a selector finds, what can be seen and has these words: of several the last, which lies above the others. What moves is not
 * there yet: a press would meet what stands in its place then.
 */
const visible = (selector: string, words: string, has: string) => `
  const words = ${JSON.stringify(words)}
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((one) => one.checkVisibility() && ${has})
    .at(-1)
  const place = () => JSON.stringify(found?.getBoundingClientRect())
  const before = place()
  await new Promise((resolve) => setTimeout(resolve, ${PAUSE_MS}))
  return place() === before ? found : undefined`

const CAN_BE_PRESSED = '!one.disabled && one.ariaDisabled !== "true"'
const IS_CALLED = '(one.textContent.trim() === words || one.ariaLabel === words)'
const SAYS = '[...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.includes(words))'

const pressable = (words: string) =>
  visible('button, a, [role=button], [role=tab], [role=link]', words, `${CAN_BE_PRESSED} && ${IS_CALLED}`)
const readable = (words: string) => visible('body *', words, SAYS)

function tabOf(call: Call): WebkitTab {
  let isInFrame = false
  const run = async (body: string) => {
    const [value, problem] = (await call('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1]
        ;(async () => { ${body} })().then((value) => done([value]), (problem) => done([null, String(problem)]))`,
      args: []
    })) as [unknown, string?]
    if (problem !== undefined) throw new Error(problem)
    return value
  }
  const seen = async (body: string): Promise<string> => {
    const found = (await run(body)) as Record<string, string> | null
    if (!found?.[ELEMENT]) throw new Error(`Not on the screen: ${body}`)
    return found[ELEMENT]
  }
  return {
    async open(url) {
      if (isInFrame) await call('POST', '/frame', { id: null })
      isInFrame = false
      await call('POST', '/url', { url })
    },
    run: async <T>(body: string) => (await run(body)) as T,
    press: (words) =>
      eventually(async () => void (await call('POST', `/element/${await seen(pressable(words))}/click`, {}))),
    see: async (words) => void (await eventually(() => seen(readable(words)))),
    until: (expression) =>
      eventually(async () => {
        if ((await run(`return Boolean(${expression})`)) !== true) throw new Error(`Never: ${expression}`)
      }),
    back: async () => void (await call('POST', '/back', {})),
    arrive: (path) =>
      eventually(async () => {
        const { pathname } = new URL((await call('GET', '/url')) as string)
        if (!pathname.startsWith(path)) throw new Error(`${pathname} instead of ${path}`)
      }),
    async enterFrame(id) {
      await call('POST', '/frame', { id })
      isInFrame = true
    },
    async tapAt(x, y) {
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 }
      ]
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }
      await call('POST', '/actions', { actions: [finger] })
    },
    addCookie: async (name, value) =>
      void (await call('POST', '/cookie', { cookie: { name, value, path: '/' } })),
    async forget() {
      await call('DELETE', '/cookie')
      await call('POST', '/execute/sync', {
        script: 'localStorage.clear(); sessionStorage.clear()',
        args: []
      })
    }
  }
}

export interface WebkitStart {
  /** What its calls go through. */
  readonly proxy?: string
  /** Of its window, px: as narrow as it lets itself be made (447), unless told otherwise. */
  readonly width?: number
  readonly height?: number
}

/** Starts WebKit on a screen that nobody sees, with one tab. */
export async function startWebkit({ proxy, width = 375, height = 812 }: WebkitStart = {}): Promise<Webkit> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // a group of its own, that ends as a whole
    detached: true
  })
  let runs = true
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      runs = false
      resolve()
    }
    driver.once('exit', end)
    // it could not be started
    driver.once('error', end)
  })
  const call = callerAt(`http://127.0.0.1:${port}`)
  const endAll = () => {
    if (runs && driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM')
  }
  // of a run that is stopped
  process.once('exit', endAll)
  const stop = async () => {
    process.off('exit', endAll)
    endAll()
    await ended
  }
  try {
    await eventually(() => call('GET', '/status'))
    const { sessionId } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          ...(proxy && { proxy: { proxyType: 'manual', httpProxy: proxy } }),
          'webkitgtk:browserOptions': {
            binary: process.env.WEBKIT_BROWSER,
            args: ['--automation', `--user-agent=${SAFARI}`]
          }
        }
      }
    })) as { sessionId: string }
    const ofSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
    await ofSession('POST', '/window/rect', { width, height })
    await ofSession('POST', '/timeouts', { script: patience(PATIENCE_MS), pageLoad: patience(PATIENCE_MS) })
    return {
      tab: tabOf(ofSession),
      stop: async () => {
        await ofSession('DELETE', '').catch(() => undefined)
        await stop()
      }
    }
  } catch (problem) {
    await stop()
    throw problem
  }
}
