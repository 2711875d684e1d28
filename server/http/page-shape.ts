import { pathOf } from './log'

/** Folders of the build and of the server: addresses below them are never pages. */
export const NO_PAGES: ReadonlySet<string> = new Set([
  'assets',
  'static',
  'js',
  'css',
  'chunk',
  'skeletons',
  'docs',
  'sandbox'
])

interface Shape {
  readonly method?: string | undefined
  readonly headers: { readonly accept?: string | undefined }
}

/** Whether a request for this address has the form of one for a page: the page need not exist. */
export function hasPageShape({ method, headers: { accept = '*/*' } }: Shape, address: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const hasExtension = /\.[a-z0-9]+$/i.test(pathOf(address))
  return isRead && !hasExtension && /text\/html|\*\/\*/.test(accept)
}
