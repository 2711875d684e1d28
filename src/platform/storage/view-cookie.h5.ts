import { VIEW_KEYS } from './view-keys'

/** As `contract/ssr.ts` has it: what a device tells the server, so that it draws the page that this device shows. */
const NAME = 'view'
/** 30 days: as long as a session. */
const LIFE_S = 2_592_000
/** It goes along with every request of this host. */
const MAX_LENGTH = 1000

export const isInView = (key: string): boolean => VIEW_KEYS.some((each) => each === key)

function textOf(keys: readonly string[]): string {
  const stored = keys.flatMap((key) => {
    const text = localStorage.getItem(key)
    return text === null ? [] : [[key, text] as const]
  })
  return stored.length > 0 ? encodeURIComponent(JSON.stringify(Object.fromEntries(stored))) : ''
}

/** Tells the server what it may know of this device; nothing of it is secret. Called for each change, and at launch. */
export function writeViewCookie(): void {
  try {
    const all = textOf(VIEW_KEYS)
    // a city is the longest; without it the drawing is not this device's
    const text = all.length > MAX_LENGTH ? textOf(VIEW_KEYS.slice(0, -1)) : all
    const [, told = ''] = /(?:^|; )view=([^;]*)/.exec(document.cookie) ?? []
    if (told === text) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${NAME}=${text}; Path=/; SameSite=Lax; Max-Age=${text ? LIFE_S : 0}${secure}`
  } catch {
    // who stores nothing, or has no cookies, is drawn for as a stranger
  }
}
