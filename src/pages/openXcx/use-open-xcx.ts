import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { place } from '@/features/wechat/place'
import { miniLinkQuery } from '@/features/wechat/queries'
import { openScheme } from '@/platform/wechat/open-scheme'
import { openInMini } from '@/platform/wechat/mini-bridge'
import { navigateTo } from '@/routes/navigate'
import { HOME } from '@/routes/home'

/** The target page of the mini-program, as one of our links. */
const linkOf = (path: string | undefined, query: string | undefined): string => {
  const page = `/${(path ?? HOME).replace(/^\/+/, '')}`
  return query ? `${page}?${query.replace(/^\?/, '')}` : page
}

async function goDirectly(link: string): Promise<boolean> {
  if (place() === 'webView') return openInMini(link, 'replace')
  await navigateTo(link, 'replace')
  return true
}

/**
 * How to open a page of the mini-program from this environment; in the mini-program itself it is opened
 * directly.
 */
export function useOpenXcx(path: string | undefined, query: string | undefined) {
  const here = place()
  const direct = here === 'mini' || here === 'webView'
  // in a web view whose mini-program does not answer, the instructions for WeChat's browser help as well
  const [stuck, setStuck] = useState(false)
  const link = useQuery({ ...miniLinkQuery(path, query), enabled: !direct || stuck })
  const scheme = here === 'phone' ? link.data?.scheme : undefined

  useEffect(() => {
    if (!direct) return
    void goDirectly(linkOf(path, query)).then((gone) => setStuck(!gone))
  }, [direct, path, query])

  // one automatic try; browsers that require a tap have the button
  useEffect(() => {
    if (scheme) openScheme(scheme)
  }, [scheme])

  return { here, waiting: direct && !stuck, link, open: () => scheme && openScheme(scheme) }
}
