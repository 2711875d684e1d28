import { openInMini } from '@/platform/wechat/mini-bridge'
import { pageAddress } from '@/platform/environment/kind'
import { isUnsaved, readStored, writeStored } from '@/platform/storage/stored-values'
import { urlOf } from '@/routes/navigate'

/**
 * Login of a page in the mini-program's web view: on the mini-program's own login page, which comes back to this page's
 * address with a ticket. Once a minute at most: if the ticket does not log in, the form of this page does, so
 * that the two never send the user back and forth.
 * @returns true = the mini-program shows its login page
 */
export async function loginInMini(): Promise<boolean> {
  if (readStored('loginInMiniTried')) return false
  // without a stored marker nothing would end a loop
  writeStored('loginInMiniTried', true)
  if (isUnsaved('loginInMiniTried')) return false
  const from = urlOf('pages/webview/index', { url: pageAddress() })
  return openInMini(urlOf('pages/login/index', { from }))
}
