import { useEffect, useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { usePageEnd } from '@/features/page/visible'
import { whenNear } from '@/platform/near'
import css from './when-near.module.scss'

/** A part of the panel that is neither fetched nor drawn before it comes near the screen. */
export function WhenNear({ id, children }: PropsWithChildren<{ id: string }>) {
  const [near, setNear] = useState(false)
  useEffect(() => whenNear(id, () => setNear(true)), [id])
  // a host that tells nothing of what is near still tells of the page's end
  usePageEnd(() => setNear(true))
  return near ? <>{children}</> : <View id={id} className={css.room} />
}
