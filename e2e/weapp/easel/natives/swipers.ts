import { asText } from '../../host/json'
import { withPixels } from '../../paint/rpx'
import { isOn, numberOf, type Native, type Tag } from './tag'

/** A finger that moved further turns the page, px. */
const TURN_PX = 40

interface Place {
  at: number
  timer: number
  told: unknown
}

const places = new WeakMap<Element, Place>()

function placeOf(tag: Tag): Place {
  const place = places.get(tag.element) ?? { at: 0, timer: 0, told: undefined }
  places.set(tag.element, place)
  return place
}

const itemsOf = (tag: Tag) =>
  [...tag.element.querySelectorAll<HTMLElement>('wx-swiper-item')].filter(
    (item) => item.closest('wx-swiper') === tag.element
  )

/** Puts the slides where they are while the one at `place.at` is shown. */
function arrange(tag: Tag): void {
  const { at } = placeOf(tag)
  const slides = tag.inside('wx-swiper-slides')
  const edge = (name: string) => withPixels(asText(tag.data[name]) || '0px', window.innerWidth)
  slides.style.left = edge('previousMargin')
  slides.style.right = edge('nextMargin')
  itemsOf(tag).forEach((item, index) => {
    item.style.transform = `translate(${(index - at) * 100}%, 0)`
  })
}

/** Shows another slide and tells of it; around the corner where it is circular. */
function turn(tag: Tag, by: number, source: 'touch' | 'autoplay'): void {
  const place = placeOf(tag)
  const count = itemsOf(tag).length
  if (count < 2) return
  const wanted = place.at + by
  const next =
    isOn(tag.data['circular']) || source === 'autoplay'
      ? (wanted + count) % count
      : Math.min(count - 1, Math.max(0, wanted))
  if (next === place.at) return
  place.at = next
  arrange(tag)
  tag.fire('change', { current: next, currentItemId: '', source })
  tag.fire('animationfinish', { current: next, currentItemId: '', source })
}

function update(tag: Tag): void {
  const place = placeOf(tag)
  const current = numberOf(tag.data['current']) ?? 0
  if (current !== place.told) place.at = current
  place.told = current
  arrange(tag)
  window.clearInterval(place.timer)
  if (isOn(tag.data['autoplay']) && tag.element.isConnected)
    place.timer = window.setInterval(() => turn(tag, 1, 'autoplay'), numberOf(tag.data['interval']) ?? 5000)
}

function listen(tag: Tag): void {
  let from: number | undefined
  tag.element.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientX), { passive: true })
  tag.element.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const to = changedTouches[0]?.clientX
      if (from === undefined || to === undefined) return
      const moved = to - from
      from = undefined
      if (Math.abs(moved) >= TURN_PX) turn(tag, moved < 0 ? 1 : -1, 'touch')
    },
    { passive: true }
  )
  // slides come and go with the data
  new MutationObserver(() => arrange(tag)).observe(tag.element, { childList: true, subtree: true })
}

/** Slides side by side, one of which is shown. */
export const swipers = {
  swiper: {
    properties: {
      indicatorDots: null,
      indicatorColor: String,
      indicatorActiveColor: String,
      autoplay: null,
      current: null,
      interval: null,
      duration: null,
      circular: null,
      vertical: null,
      previousMargin: String,
      nextMargin: String,
      displayMultipleItems: null,
      snapToEdge: null,
      easingFunction: String
    },
    attached: listen,
    update,
    detached: (tag) => window.clearInterval(placeOf(tag).timer)
  },
  'swiper-item': { properties: { itemId: String, skipHiddenItemLayout: null } }
} satisfies Record<string, Native>
