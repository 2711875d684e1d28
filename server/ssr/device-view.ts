import type { DeviceView } from '@contract/ssr'

/** Stored values of a device that decide its first screen: what else its cookie holds is not looked at. */
export const VIEW_KEYS = [
  'channelCode',
  'look',
  'elder',
  'tabbarActivate',
  'placeCity',
  'chosenCity'
] as const

const MAX_LENGTH = 2048

/** What a device tells of itself by its cookie (`VIEW_COOKIE`, decoded); nothing where it cannot be read. */
export function viewOf(cookie: string | undefined): DeviceView {
  if (!cookie || cookie.length > MAX_LENGTH) return {}
  const values = objectOf(cookie)
  return Object.fromEntries(
    VIEW_KEYS.flatMap((key) => {
      const text = Object.hasOwn(values, key) ? values[key] : undefined
      return typeof text === 'string' ? [[key, text]] : []
    })
  )
}

/** The value of one of the texts, as the device reads it; undefined where it is past its end or cannot be read. */
export function storedValue(view: DeviceView, key: (typeof VIEW_KEYS)[number], now: number): unknown {
  const { v, e } = objectOf(view[key] ?? '')
  return typeof e === 'number' && e <= now ? undefined : v
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Whether other devices may have just these texts: one that ends is a device's own by its moment. */
export const isShared = (view: DeviceView): boolean =>
  Object.values(view).every((text) => typeof objectOf(text)['e'] !== 'number')
