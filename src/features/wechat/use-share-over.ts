import { useContext, useEffect } from 'react'
import { platform } from '@/platform/environment/kind'
import type { Shared } from '@/platform/share/share-types'
import { offer, SaidContext, sharedNow, useOffer } from './use-share'

/**
 * What a friend gets while something lies over the page: a product that is looked at. undefined once it is closed; then the
 * page stands for itself again. Gives whether the page can be shared at all.
 */
export function useShareOver(shared: Shared | undefined): boolean {
  const said = useContext(SaidContext)
  const { title, path } = shared ?? {}
  useEffect(() => {
    if (!said || title === undefined || path === undefined) return
    // the page may have said other words meanwhile
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
