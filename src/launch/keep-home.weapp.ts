import Taro from '@tarojs/taro'
import { document, hydrate, type TaroElement, type TaroNode } from '@tarojs/runtime'
import { queryClient } from '@/api/query-client'
import { cardsOnSaleQuery, homeConfigQuery, myCardsQuery } from '@/features/card/queries'
import { appearanceAtom } from '@/features/appearance/state'
import { channelAtom } from '@/features/channel/commands'
import { isLoggedIn } from '@/features/session/atoms'
import { onSessionChange } from '@/features/session/session'
import { store } from '@/lib/store'
import { whenHidden } from '@/platform/device/build'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { HOME } from '@/routes/home'
import { beginsAtHome, firstSkeleton, keptFor, type Drawn } from './kept-home.weapp'

/** Home has been still for so long, ms. */
const CALM_MS = 1000
/** WeChat may have dropped what it was given: it is given the same again after a day, ms. */
const AGAIN_MS = 86_400_000
/** So many things of a row are on a first screen, the last one in part. */
const ROW = 3
/** More than this as JSON is not kept, characters. */
const MAX_LENGTH = 30 * 1024

/** Of WeChat's page; a library before 2.11.1 does not have it. */
interface HomePage {
  readonly route: string
  readonly $taroPath?: string
  setInitialRenderingCache?(data: object | null): unknown
}

const openPages = () => Taro.getCurrentPages() as unknown as readonly HomePage[]

/** WeChat may refuse; home is then drawn as ever. */
function hand(page: HomePage | undefined, data: object | null): boolean {
  try {
    page?.setInitialRenderingCache?.(data)
    return true
  } catch {
    return false
  }
}

const isElement = (node: TaroNode): node is TaroElement => 'props' in node

function label(node: TaroNode): string {
  const said: unknown = isElement(node) ? node.props['aria-label'] : undefined
  return typeof said === 'string' ? said : ''
}

const nameOf = (tag: string): string => hydrate(document.createElement(tag)).nn

/** What the panel of home ends with. */
const isEnd = (node: TaroNode): boolean => isElement(node) && node.uid === 'home-more'
const isPanel = (node: TaroNode): boolean => node.childNodes.some(isEnd)

/** Whoever is in a place is nobody else's business. */
const isPlace = (node: TaroNode): boolean => /^(当前城市|选择城市)/.test(label(node))
const isNews = (node: TaroNode): boolean => label(node) === '有新内容'
const isPrice = (node: TaroElement): boolean => node.props['role'] === 'img' && /^[\d.,]+元/.test(label(node))

type Look = Omit<Drawn, 'nn' | 'sid'>

/** Of a row that scrolls. */
const ofFirstScreen = (row: Drawn): Drawn => ({ ...row, ...(row.cn ? { cn: row.cn.slice(0, ROW) } : {}) })

/** Of the next card its edge alone is seen, where no word has room. */
const atEdge = ({ cn = [], ...node }: Drawn): Drawn => ({
  ...node,
  cn: cn.filter((inner) => typeof inner['v'] !== 'string').map(atEdge)
})

/** Home is sent twice at the next start: names tell siblings apart, and no node has an empty list. */
const tight = ({ cn = [], ...node }: Drawn, place = 0): Drawn => ({
  ...node,
  sid: `k${place.toString(36)}`,
  ...(cn.length > 0 ? { cn: cn.map(tight) } : {})
})

/** Makes of home's tree one that WeChat can draw without our code: no events, no swiper, nobody's own. */
class Picture {
  private readonly view = nameOf('view')

  constructor(private readonly member: boolean) {}

  private box(node: Look): Drawn {
    return { nn: this.view, ...node }
  }

  private inner(node: TaroNode): Drawn[] {
    const children = node.childNodes
    if (children.some(isPlace)) return []
    // other tabs that were opened may have anything of a member
    const tab = children.find((child) => child.childNodes.some(isPanel))
    return (tab ? [tab] : children)
      .filter((child) => child.nodeName !== '#comment' && !isNews(child))
      .map((child) => this.of(child))
  }

  /** @throws Error for a home that is not as at its start */
  of(node: TaroNode): Drawn {
    if (!isElement(node)) return hydrate(node as never) as Drawn
    const { className, cssText } = node
    const look = { ...(className ? { cl: className } : {}), ...(cssText ? { st: cssText } : {}) }
    if (isPanel(node)) return this.panel(node)
    if (isEnd(node)) return this.box({ ...look, cn: [] })
    // the yuan, the largest part, hold the line open
    if (isPrice(node)) return this.box({ ...look, st: 'visibility:hidden', cn: this.inner(node).slice(1, 2) })
    switch (node.nodeName) {
      case 'image':
        return this.withProps(node, look, [])
      case 'scroll-view':
        return this.withProps(node, look, this.inner(node).map(ofFirstScreen))
      case 'text':
        return { ...this.box({ ...look, cn: this.inner(node) }), nn: nameOf('text') }
      case 'swiper':
        return this.swiper(node, look)
      case 'view':
        if (node.props['role'] !== 'dialog') return this.box({ ...look, cn: this.inner(node) })
    }
    throw new Error('more is open than at a start')
  }

  private withProps(node: TaroElement, look: Look, cn: Drawn[]): Drawn {
    const { uid: _uid, cn: _cn, ...data } = hydrate(node) as Drawn
    return { ...data, ...this.box({ ...look, cn }), nn: data.nn }
  }

  private panel(node: TaroElement): Drawn {
    if (!this.member) return this.box({ cl: node.className, cn: this.inner(node), panel: true })
    const skeleton = firstSkeleton()
    if (!skeleton) throw new Error('home began without its placeholder')
    return { nn: this.view, ...skeleton }
  }

  /** WeChat draws no swiper without scripts: the first card and the edge of the next. */
  private swiper({ props, childNodes }: TaroElement, look: Look): Drawn {
    if (Number(props['current'] ?? 0) > 0) throw new Error('another card is shown')
    const { previousMargin = '0px', nextMargin = '0px' } = props as Record<string, string>
    return this.box({
      ...look,
      st: `display:flex;overflow:hidden;box-sizing:border-box;padding-left:${previousMargin}`,
      cn: childNodes.slice(0, 2).map((item, place) =>
        this.box({
          st: `flex:none;height:100%;width:calc(100% - ${nextMargin})`,
          cn: place === 0 ? this.inner(item) : this.inner(item).map(atEdge)
        })
      )
    })
  }
}

/** What is to be shown of home before its scripts run at the next start; undefined while it is not as at a start. */
function pictureOf({ $taroPath = '' }: HomePage): Drawn | undefined {
  const shown = document.getElementById<TaroElement>($taroPath)?.childNodes[0]
  if (!shown || !document.getElementById('home-more')) return undefined
  try {
    return tight(new Picture(isLoggedIn()).of(shown))
  } catch {
    return undefined
  }
}

/** WeChat may have home to show, since this start or one before. */
let mayHave = true

function forget(): void {
  if (!mayHave) return
  mayHave = false
  removeStored('keptHome')
  hand(
    openPages().find(({ route }) => route === HOME),
    null
  )
}

/** Gives WeChat home as it is now, if it has changed. */
function keep(): void {
  const of = keptFor()
  if (readStored('keptHome')?.of !== of) forget()
  if (!beginsAtHome()) return forget()
  const [page] = openPages().slice(-1)
  if (page?.route !== HOME || typeof page.setInitialRenderingCache !== 'function') return
  const root = pictureOf(page)
  if (!root || JSON.stringify(root).length > MAX_LENGTH) return
  const before = readStored('keptHome')
  const isSame = before?.of === of && JSON.stringify(before.root) === JSON.stringify(root)
  if (isSame && Date.now() - before.at < AGAIN_MS) return
  mayHave = true
  if (hand(page, { root: { cn: [root] } })) writeStored('keptHome', { of, root, at: Date.now() })
}

/** Which read it is: its endpoint is written out wherever it is asked for, so none is the same object. */
const endpointOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }): string =>
  JSON.stringify(queryKey[0])

/** From now on WeChat has home to show at the next start: for whoever is logged in, in the look that was chosen. */
export function keepHome(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = () => {
    timer = undefined
    keep()
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(now, CALM_MS)
  }
  const changed = () => {
    forget()
    soon()
  }
  const reads = new Set([homeConfigQuery(null), cardsOnSaleQuery(), myCardsQuery()].map(endpointOf))
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && reads.has(endpointOf(query))) soon()
  })
  onSessionChange(changed)
  store.sub(channelAtom, changed)
  store.sub(appearanceAtom, changed)
  // the tab that was left is that of the next start; while something changes what is drawn may be of before
  whenHidden(() => {
    if (timer === undefined) keep()
  })
  soon()
}
