import { useEffect, useState } from 'react'
import { PageContainer } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { closeTop, heldBy, pageHere, resumeBack, watchBack } from './back-entries.weapp'

/**
 * An empty `page-container`, present while something covers its page: WeChat's back closes it instead of the
 * page, and we close what is on top. It is shown again for what is still open below. Each page has one.
 */
export function BackCatcher() {
  const [page] = useState(pageHere)
  const [held, setHeld] = useState(0)
  const [caught, setCaught] = useState(false)

  useEffect(() => {
    const look = () => setHeld(heldBy(page))
    // overlays opened with the page exist before this starts watching
    look()
    return watchBack(look)
  }, [page])
  useDidShow(resumeBack)
  // the closed container has to be rendered as closed before it opens again
  useEffect(() => {
    if (caught) setCaught(false)
  }, [caught])

  if (held === 0 && !caught) return null
  const onLeave = () => {
    // WeChat also fires this when we have removed the container ourselves
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
