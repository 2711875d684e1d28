import { leaveDocument } from './leaving.h5'

/** What leaving the app for another site does here: `opened` a page of the browser, `copied` the link, or `kept` the user here. */
export type Left = 'opened' | 'copied' | 'kept'

/** The label of the button that does it. */
export const leavingText = '继续前往'

/** Opens another site beside the app, or in its place if the browser opens no second page. */
export function leaveFor(url: string): Promise<Left> {
  // 'noopener' makes window.open return null whether it worked or not, so `opener` is cleared by hand
  const page = window.open('', '_blank')
  if (page) {
    page.opener = null
    page.location.href = url
  } else {
    leaveDocument(url, 'assign')
  }
  return Promise.resolve('opened')
}

/** The title of what a web view has loaded; '' if it may not be read. */
export function titleOfFrame(event: unknown): string {
  try {
    const frame = (event as { target: HTMLIFrameElement }).target
    return frame.contentDocument?.title ?? ''
  } catch {
    return ''
  }
}
