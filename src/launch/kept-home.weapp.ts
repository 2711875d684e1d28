import { hooks, type TaroElement } from '@tarojs/runtime'
import { appearanceAtom } from '@/features/appearance/state'
import { currentChannel } from '@/channels/current'
import { isLoggedIn } from '@/features/session/atoms'
import { store } from '@/lib/store'
import { readStored } from '@/platform/storage/stored-values'
import { HOME } from '@/routes/home'

declare const __webpack_hash__: string

/** The package that drew it: the templates and classes of another one are others. */
const PACKAGE = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : ''

const TAB = 'ExchangeCenter'

/** A node as Taro's templates draw it. */
export interface Drawn {
  nn: string
  sid?: string
  cl?: string
  st?: string
  cn?: Drawn[]
  /** The part of home that waits for answers. */
  panel?: true
  [prop: string]: unknown
}

interface Loading {
  readonly route: string
  setData(data: object): void
}

/** Home's placeholder as it was first drawn at this start. */
let skeleton: Pick<Drawn, 'cl' | 'cn'> | undefined

export const firstSkeleton = (): typeof skeleton => skeleton

/** Whose drawing of home it is: that of another package, channel, look or session is not shown. */
export function keptFor(): string {
  const { look, elder } = store.get(appearanceAtom)
  return [PACKAGE, currentChannel().code, isLoggedIn(), look, elder].join()
}

/** Whether a start shows the first tab: another one stays chosen. */
export const beginsAtHome = (): boolean => (readStored('tabbarActivate') ?? TAB) === TAB

const panelOf = (node: Drawn): Drawn | undefined =>
  node.panel ? node : node.cn?.map(panelOf).find((found) => found)

/**
 * Home as it was last time (ADR 0107): WeChat shows it before any script runs, and it must not go away until the answers
 * are there. It is home's first data, and its panel is drawn in place of the placeholder.
 */
export function beginWithKept(): void {
  const kept = readStored('keptHome')
  let root = kept?.of === keptFor() ? (kept.root as Drawn) : undefined
  const panel = root && panelOf(root)
  let placeholder: string | undefined
  // each of these hooks has one listener: that of 'modifyHydrateData' maps the HTML elements of libraries, and the one that gives way
  // here is for <PageMeta>, which we do not use
  hooks.tap('transferHydrateData', (data: Partial<Drawn>, { props, sid }: TaroElement) => {
    if (!props['aria-busy'] || (placeholder ??= sid) !== sid) return
    skeleton ??= { cl: data.cl ?? '', cn: data.cn ?? [] }
    if (panel) Object.assign(data, { cl: panel.cl, cn: panel.cn })
  })
  hooks.tap('modifyPageObject', (page) => {
    const load = page['onLoad'] as (this: Loading, ...given: unknown[]) => unknown
    page['onLoad'] = function (this: Loading, ...given: unknown[]) {
      // at once: WeChat sends it along with the page's own data, which is empty
      if (root && this.route === HOME) this.setData({ root: { cn: [root] } })
      root = undefined
      return load.apply(this, given)
    }
  })
}
