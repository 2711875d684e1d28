import { BROKEN_PAGE } from '../../../support/broken-page'
import { foundIn } from '../../../support/maze/canaries'
import { readPageJson } from '../../host/dist'
import type { MiniProgram } from '../../host/mini-program'
import type { MiniWalker } from './mini-maze'

/** Of the bar's title and one thing more. */
const MIN_TEXT_LENGTH = 4

/** Whether anything leads on: a press, a page below, or the bar of WeChat with its way home. */
const leadsOn = (app: MiniProgram) =>
  app.pressables().length > 0 || app.pages().length > 1 || readPageJson(app.path).navigationStyle !== 'custom'

/** Nothing can be read but the bar's title; a site in a web view fills the screen. */
export function isBlank(app: MiniProgram): boolean {
  if (app.webAddress !== undefined) return false
  const pieces = app
    .text()
    .split('\n')
    .filter((piece) => piece !== app.title)
  return pieces.join('').length < MIN_TEXT_LENGTH
}

function screenFaults(app: MiniProgram): string[] {
  if (app.webAddress !== undefined) return []
  return [
    ...(isBlank(app) ? ['blank'] : []),
    ...(app.has(BROKEN_PAGE) ? ['the page has failed'] : []),
    ...(leadsOn(app) ? [] : ['a dead end: nothing can be pressed'])
  ]
}

/** Taro names a page by its address, in which a link may carry anything. */
const withoutAddress = (json: string) => json.replace(/"uid":"[^"]*\$taroTimestamp[^"]*"/g, '')

interface Cache {
  getQueryCache?(): { getAll(): { state: { data: unknown } }[] }
}

/** What the app remembers of the server's answers, as JSON; undefined where it is not found. */
function cached(app: MiniProgram): string | undefined {
  const found = Object.values(app.bundled('refetchOnWindowFocus:!1,networkMode') ?? {}) as Cache[]
  const cache = found.find((one) => typeof one?.getQueryCache === 'function')?.getQueryCache?.()
  return cache && JSON.stringify(cache.getAll().map(({ state }) => state.data ?? null))
}

/** Words of members who are not here, wherever the phone could show or keep them. */
async function strangersWords(walker: MiniWalker): Promise<string[]> {
  const owner = await walker.owner()
  const words = walker.members.filter((member) => member !== owner).flatMap(({ canaries }) => [...canaries])
  const kept = [...walker.phone.store].map(([key, value]) => [`stored ${key}`, value] as const)
  const shown = walker.app
    .given()
    .map((json, depth) => [`page ${depth + 1} of the stack`, withoutAddress(json)] as const)
  const remembered = cached(walker.app)
  if (remembered === undefined) return ['the cache of reads is not found']
  return [...kept, ...shown, ['the cache of reads', remembered] as const].flatMap(([place, text]) =>
    foundIn(place, text, words)
  )
}

/** What must not be on the phone, and is (rule route.maze). */
export async function faultsOf(walker: MiniWalker): Promise<readonly string[]> {
  return [
    ...walker.newProblems(),
    ...screenFaults(walker.app),
    ...(walker.app.veiled ? ['the veil of a loading lies over the page'] : []),
    ...(await strangersWords(walker))
  ]
}
