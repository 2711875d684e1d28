import { BROKEN_PAGE } from '../../../support/broken-page'
import { foundIn } from '../../../support/maze/canaries'
import { everythingHeld } from './in-page'
import type { H5Walker } from './walker'

async function strangersWords(walker: H5Walker): Promise<string[]> {
  const owner = await walker.owner()
  const words = walker.members.filter((member) => member !== owner).flatMap(({ canaries }) => [...canaries])
  const held = await walker.ask(everythingHeld, undefined)
  if (held['the cache of reads'] === 'no cache') return ['the cache of reads is not found']
  return Object.entries(held).flatMap(([place, text]) => foundIn(place, text, words))
}

/** What must not be in the browser, and is (rule route.maze). That something stands and leads on is a part of its coming to rest. */
export async function faultsOf(walker: H5Walker): Promise<readonly string[]> {
  const problems = walker.newProblems()
  if (!walker.inApp) return problems
  return [
    ...problems,
    ...(walker.sight?.text.includes(BROKEN_PAGE) ? ['the page has failed'] : []),
    ...(await strangersWords(walker))
  ]
}
