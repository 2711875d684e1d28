import { publicAddress } from '@/platform/wechat/wechat-address'
import type { Shared } from '@/platform/share/share-types'
import { pathOf } from '@/routes/paths'

const MAX_TITLE_LENGTH = 100

function sharedOf(message: unknown): Shared | undefined {
  const { title, path } = ((message as { share?: unknown } | null)?.share ?? {}) as Partial<Shared>
  if (typeof title !== 'string' || typeof path !== 'string') return undefined
  const ours = path.startsWith('/') && !path.startsWith('//') && pathOf(path) !== undefined
  if (!title || title.length > MAX_TITLE_LENGTH || !ours) return undefined
  return { title, path: publicAddress(path) }
}

/**
 * What a page in the web view wants to share, from the `bindmessage` event: the newest valid message. Nothing
 * else is read from it: messages arrive late, and from any site that is shown.
 */
export function sharedByPage(event: unknown): Shared | undefined {
  const data = (event as { detail?: { data?: unknown } } | null)?.detail?.data
  const messages: readonly unknown[] = Array.isArray(data) ? data : []
  return messages.reduce<Shared | undefined>((found, message) => sharedOf(message) ?? found, undefined)
}
