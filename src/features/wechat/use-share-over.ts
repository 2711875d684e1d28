import { useContext, useEffect } from 'react'
import { platform } from '@/platform/environment/kind'
import type { Shared } from '@/platform/share/share-types'
import { offer, SaidContext, sharedNow, useOffer } from './use-share'

/**
 * Overrides what is shared while something covers the page, e.g. a product in a sheet. Pass undefined once it
 * is closed; the page's own share data then applies again. Returns whether the page can be shared at all.
 */
export function useShareOver(shared: Shared | undefined): boolean {
  const said = useContext(SaidContext)
  const { title, path } = shared ?? {}
  useEffect(() => {
    if (!said || title === undefined || path === undefined) return
    // the page may have changed its share data meanwhile
    const now = () => said.current
    now().over = { title, path }
    return () => {
      now().over = undefined
      if (platform() === 'wx' && now().shareable) offer(sharedNow(now()))
    }
  }, [said, title, path])
  useOffer(shared, () => false)
  return said?.current.shareable === true
}
