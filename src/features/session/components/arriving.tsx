import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './arriving.module.scss'

/** A login faster than this shows no progress, ms. */
const SHOWN_AFTER_MS = 200

/** Shown while the login started by the entry link is under way. */
export function Arriving({ title }: { title: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page title={title}>
      {shown ? (
        <>
          <View className={css.words} role='status'>
            正在登录…
          </View>
          <Skeleton className={css.boxes}>
            <Block height={200} />
            <Block height={80} />
            <Block height={120} />
          </Skeleton>
        </>
      ) : null}
    </Page>
  )
}
