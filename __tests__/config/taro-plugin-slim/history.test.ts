/** @jest-environment jsdom */
/** The stand-in for the package history does what the package does, for all that the router asks of it. */
import * as real from 'history'
import * as slim from '../../../config/taro-plugin-slim/modules/history'

type Browser = Pick<real.BrowserHistory, 'location' | 'push' | 'replace' | 'go' | 'listen'>

/** One thing that an app does with its history. */
type Step = readonly ['push' | 'replace', string] | readonly ['go', number]

const STEPS: readonly Step[] = [
  ['push', '/pages/pay/index?orderNo=1'],
  ['push', '/pages/pay/index?orderNo=1#top'],
  ['replace', '/pages/payResult/index?orderNo=1&a=%E4%B8%AD'],
  ['push', '?tab=My'],
  ['push', '#only'],
  ['go', -2],
  ['go', 1],
  ['push', '/a?x=1?y=2#z#w'],
  ['go', -10]
]

const gone = (steps: number) =>
  new Promise<void>((done) => {
    window.addEventListener('popstate', () => done(), { once: true })
    // further back than there is: nothing happens
    if (steps < -5) setTimeout(done, 50)
  })

/** What the address and the listeners say after each step. */
async function lived(create: () => Browser): Promise<unknown[]> {
  window.history.replaceState(null, '', '/pages/index/index?channel=main')
  const history = create()
  const told: unknown[] = []
  const stop = history.listen(({ action, location: { pathname, search, hash } }) =>
    told.push([action, pathname, search, hash])
  )
  const seen: unknown[] = []
  for (const [way, to] of STEPS) {
    if (way === 'go') {
      const done = gone(to)
      history.go(to)
      await done
    } else history[way](to)
    const { pathname, search, hash } = history.location
    seen.push([pathname, search, hash, window.location.href])
  }
  stop()
  history.push('/nobody-hears')
  return [...seen, ...told]
}

test('addresses, and what listeners are told, are those of the package', async () => {
  const ours = await lived(slim.createBrowserHistory)
  const theirs = await lived(() => real.createBrowserHistory())
  expect(ours).toEqual(theirs)
  expect(ours.length).toBeGreaterThan(2 * STEPS.length - 2)
})

test.each(['/a?b=c#d', '/a', '?b', '#d', '', '/a?b#', '/a?#d', '/a#b?c', '/a?b=c?d'])(
  'parses %p as the package does',
  (text) => {
    const { search, hash, ...rest } = real.parsePath(text)
    // a sign with nothing behind it says nothing
    const given = { ...rest, ...(search && { search }), ...(hash && { hash }) }
    expect(slim.parsePath(text)).toEqual(given)
  }
)
