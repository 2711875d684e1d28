import { asText } from '../../host/json'
import { withPixels } from '../../paint/rpx'
import { isOn, numberOf, type Native, type Tag } from './tag'

/** A finger that moves so far decides which way it goes, px. */
const WAY_PX = 5
/** A finger that lets go at this speed throws the slide on, px a ms; a slower one has to bring it half way. */
const THROW = 0.3
/** What the finger did before counts for nothing, ms. */
const LAST_MS = 100

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

/** Puts the slides where they are while the one at `place.at` is shown, and a finger has moved it by so many px. */
function arrange(tag: Tag, moved = 0): void {
  const { at } = placeOf(tag)
  const slides = tag.inside('wx-swiper-slides')
  const edge = (name: string) => withPixels(asText(tag.data[name]) || '0px', window.innerWidth)
  slides.style.left = edge('previousMargin')
  slides.style.right = edge('nextMargin')
  const items = itemsOf(tag)
  const round = isOn(tag.data['circular']) && items.length > 2
  items.forEach((item, index) => {
    let off = index - at
    // around the corner the last one stands before the first
    if (round && off > items.length / 2) off -= items.length
    if (round && off < -items.length / 2) off += items.length
    item.style.transform = `translate(calc(${off * 100}% + ${moved}px), 0)`
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
  autoplay(tag)
}

/** Turns by itself from now on, where it is told to. */
function autoplay(tag: Tag): void {
  const place = placeOf(tag)
  window.clearInterval(place.timer)
  if (isOn(tag.data['autoplay']) && tag.element.isConnected)
    place.timer = window.setInterval(() => turn(tag, 1, 'autoplay'), numberOf(tag.data['interval']) ?? 5000)
}

/** Slides follow a finger that goes across, and only then; a throw or half the way turns them. */
function listen(tag: Tag): void {
  let from: { x: number; y: number } | undefined
  let across: boolean | undefined
  let track: { x: number; at: number }[] = []
  tag.element.addEventListener(
    'touchstart',
    ({ touches: [finger] }) => {
      from = finger && { x: finger.clientX, y: finger.clientY }
      across = undefined
      track = []
      window.clearInterval(placeOf(tag).timer)
    },
    { passive: true }
  )
  tag.element.addEventListener(
    'touchmove',
    (event) => {
      const [finger] = event.touches
      if (!from || !finger) return
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y]
      if (across === undefined && Math.hypot(x, y) > WAY_PX) across = Math.abs(x) > Math.abs(y)
      if (!across) return
      if (event.cancelable) event.preventDefault()
      track.push({ x, at: event.timeStamp })
      arrange(tag, x)
    },
    { passive: false }
  )
  const release = (event: TouchEvent) => {
    const moved = track.at(-1)
    const before = track.find(({ at }) => event.timeStamp - at < LAST_MS)
    from = undefined
    arrange(tag)
    autoplay(tag)
    if (!across || !moved || event.type === 'touchcancel') return
    const speed = before ? (moved.x - before.x) / Math.max(1, event.timeStamp - before.at) : 0
    const thrown = Math.abs(speed) > THROW && Math.sign(speed) === Math.sign(moved.x)
    if (thrown || Math.abs(moved.x) > tag.element.clientWidth / 2) turn(tag, moved.x < 0 ? 1 : -1, 'touch')
  }
  for (const type of ['touchend', 'touchcancel'] as const)
    tag.element.addEventListener(type, release, { passive: true })
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
