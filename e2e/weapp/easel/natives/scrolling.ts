import { pageOf } from '../page/open-page'
import { isOn, numberOf, type Native, type Tag } from './tag'

const EDGE_PX = 50

const areaOf = (tag: Tag) => tag.inside('moves')

/** Brings what has this id to the front of the area, as far as that scrolls. */
function showChild(tag: Tag, id: string): void {
  const area = areaOf(tag)
  const [child] = pageOf(tag.element).find(`#${id}`)
  if (!child || !area.contains(child)) return
  const [at, around] = [child.getBoundingClientRect(), area.getBoundingClientRect()]
  if (isOn(tag.data['scrollX'])) area.scrollLeft += at.left - around.left
  if (isOn(tag.data['scrollY'])) area.scrollTop += at.top - around.top
}

/** What an area was last told, so that only what changes moves it. */
const told = new WeakMap<Element, Record<string, unknown>>()

function update(tag: Tag): void {
  const area = areaOf(tag)
  area.style.overflowX = isOn(tag.data['scrollX']) ? 'auto' : 'hidden'
  area.style.overflowY = isOn(tag.data['scrollY']) ? 'auto' : 'hidden'
  if (!tag.element.isConnected) return
  const before = told.get(tag.element) ?? {}
  const { scrollTop, scrollLeft, scrollIntoView } = tag.data
  told.set(tag.element, { scrollTop, scrollLeft, scrollIntoView })
  const [top, left] = [numberOf(scrollTop), numberOf(scrollLeft)]
  if (top !== undefined && scrollTop !== before['scrollTop']) area.scrollTop = top
  if (left !== undefined && scrollLeft !== before['scrollLeft']) area.scrollLeft = left
  if (typeof scrollIntoView === 'string' && scrollIntoView && scrollIntoView !== before['scrollIntoView'])
    window.setTimeout(() => showChild(tag, scrollIntoView))
}

function listen(tag: Tag): void {
  const area = areaOf(tag)
  let [lastLeft, lastTop, atEnd] = [area.scrollLeft, area.scrollTop, false]
  area.addEventListener('scroll', () => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = area
    const [deltaX, deltaY] = [lastLeft - scrollLeft, lastTop - scrollTop]
    lastLeft = scrollLeft
    lastTop = scrollTop
    tag.fire('scroll', { scrollLeft, scrollTop, scrollWidth, scrollHeight, deltaX, deltaY })
    const rest = isOn(tag.data['scrollX'])
      ? scrollWidth - scrollLeft - area.clientWidth
      : scrollHeight - scrollTop - area.clientHeight
    const isEnd = rest < (numberOf(tag.data['lowerThreshold']) ?? EDGE_PX)
    if (isEnd && !atEnd)
      tag.fire('scrolltolower', { direction: isOn(tag.data['scrollX']) ? 'right' : 'bottom' })
    atEnd = isEnd
  })
}

/** Areas that scroll inside of a page. */
export const scrolling = {
  'scroll-view': {
    properties: {
      scrollX: null,
      scrollY: null,
      scrollTop: null,
      scrollLeft: null,
      scrollIntoView: String,
      scrollWithAnimation: null,
      upperThreshold: null,
      lowerThreshold: null,
      enableFlex: null,
      enhanced: null,
      showScrollbar: null
    },
    attached: listen,
    update
  }
} satisfies Record<string, Native>
