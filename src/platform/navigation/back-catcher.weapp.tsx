import { useEffect, useState } from 'react'
import { PageContainer } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { closeTop, heldBy, pageHere, resumeBack, watchBack } from './back-entries.weapp'

/**
 * An empty `page-container`, there while something lies over its page: WeChat's back closes it instead of the page, and
 * we close what is on top. It is put up again for what is still open below. One stands on each page.
 */
export function BackCatcher() {
  const [page] = useState(pageHere)
  const [held, setHeld] = useState(0)
  const [caught, setCaught] = useState(false)

  useEffect(() => {
    const look = () => setHeld(heldBy(page))
    // what the page opened with is there before this watches
    look()
    return watchBack(look)
  }, [page])
  useDidShow(resumeBack)
  // the closed container has to be told so before it opens again
  useEffect(() => {
    if (caught) setCaught(false)
  }, [caught])

  if (held === 0 && !caught) return null
  const onLeave = () => {
    // WeChat tells it as well when we have taken the container down ourselves
    if (heldBy(page) === 0) return
    setCaught(true)
    closeTop(page)
  }
  return (
    <PageContainer
      show={held > 0 && !caught}
      overlay={false}
      duration={0}
      customStyle='height:0;overflow:hidden;background:transparent'
      onAfterLeave={onLeave}
    />
  )
}
