import { writeClipboard } from '../device/clipboard.h5'
import { isInMiniProgram, platform } from '../environment/kind'
import type { HandedOver, Shared } from './share-types'

/** The browser's own sharing is started by a call. */
export const shareAttributes = {}

/**
 * Shares a page of ours when the user presses a button: in WeChat only its menu can share, elsewhere the
 * browser's own sheet opens, or the link is copied to the clipboard.
 */
export async function shareByHand({ title, path }: Shared): Promise<HandedOver> {
  if (isInMiniProgram() || platform() === 'wx') return 'menu'
  const url = window.location.origin + path
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
    await writeClipboard(url)
    return 'copied'
  } catch (error) {
    // closing the sheet counts as done
    return (error as Error).name === 'AbortError' ? 'shared' : 'failed'
  }
}
