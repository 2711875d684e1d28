import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './arriving.module.scss'

/** A login that is quicker than this shows nothing of itself, ms. */
const SHOWN_AFTER_MS = 200

/** A page while the login that its entry began is under way. */
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
