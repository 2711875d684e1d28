import { VIEW_COOKIE, VIEW_KEYS } from '@contract/device/view'

/** 30 days: as long as a session. */
const LIFE_S = 2_592_000
/** It is sent with every request to this host. */
const MAX_LENGTH = 1000

const NAME = `${VIEW_COOKIE}=`

export const isInView = (key: string): boolean => VIEW_KEYS.some((each) => each === key)

function textOf(keys: readonly string[]): string {
  const stored = keys.flatMap((key) => {
    const text = localStorage.getItem(key)
    return text === null ? [] : [[key, text] as const]
  })
  return stored.length > 0 ? encodeURIComponent(JSON.stringify(Object.fromEntries(stored))) : ''
}

/**
 * Tells the server what it may know about this device; nothing secret. Called on every change, and at launch.
 */
export function writeViewCookie(): void {
  try {
    const all = textOf(VIEW_KEYS)
    // the city is the longest; without it the rendering does not match this device
    const text = all.length > MAX_LENGTH ? textOf(VIEW_KEYS.slice(0, -1)) : all
    const sent = document.cookie.split('; ').find((cookie) => cookie.startsWith(NAME)) ?? NAME
    if (sent === NAME + text) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${NAME}${text}; Path=/; SameSite=Lax; Max-Age=${text ? LIFE_S : 0}${secure}`
  } catch {
    // a device without storage or cookies gets an unpersonalised rendering
  }
}
