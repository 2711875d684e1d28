import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { usePageEnd } from '@/ui/visible/page-hooks'
import { whenNear } from '@/platform/screen/near'
import css from './when-near.module.scss'

export interface WhenNearProps {
  id: string
  /** px below the screen at which it counts as near; negative = it must be that far inside. */
  early?: number
  /** Rendered until then. */
  skeleton?: ReactNode
}

/** A part of the panel that is neither loaded nor rendered before it comes near the screen. */
export function WhenNear({ id, early = 0, skeleton = null, children }: PropsWithChildren<WhenNearProps>) {
  const [near, setNear] = useState(false)
  useEffect(() => whenNear(id, { early }, () => setNear(true)), [id, early])
  // a host without intersection events still reports reaching the bottom of the page
  usePageEnd(() => setNear(true))
  return (
    <View id={id} className={near ? undefined : css.room}>
      {near ? children : skeleton}
    </View>
  )
}
