import { useEffect, useState } from 'react'
import { screenPx } from '@/platform/screen/design-px'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { whileShown } from '@/platform/screen/while-shown'
import type { NavTone } from '@/ui/nav-bar/nav-bar'

/** Element id of the pictures under the bar. */
export const GALLERY_ID = 'privilege-gallery'

/** Height of our bar below the phone's status bar, in design px. */
const BAR = 44

/** The bar's tone: transparent over the pictures, opaque once they have scrolled away. */
export function useBarTone(galleryThere: boolean): NavTone {
  const [overPictures, setOverPictures] = useState(true)
  useEffect(() => {
    if (!galleryThere) return
    const covered = navBarSettings().statusBarHeight + screenPx(BAR)
    return whileShown(GALLERY_ID, { covered }, setOverPictures)
  }, [galleryThere])
  return overPictures ? 'clear' : 'covering'
}
