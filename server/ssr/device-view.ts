import { VIEW_KEYS, type DeviceView } from '@contract/device/view'

const MAX_LENGTH = 2048

/** A device's stored values from its cookie (`VIEW_COOKIE`, decoded); empty if it cannot be parsed. Anything else in it is ignored. */
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

/** The value of one of the texts, as parsed by the device; undefined if expired or invalid. */
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

/** Whether other devices may have the same texts: one with an end is specific to its device. */
export const isShared = (view: DeviceView): boolean =>
  Object.values(view).every((text) => typeof objectOf(text)['e'] !== 'number')
