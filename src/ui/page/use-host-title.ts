import { useEffect, useRef } from 'react'
import { hostShowsTitle, setHostTitle } from '@/platform/navigation/host-title'
import { usePageVisible } from '../visible/visible'

/** Sets the title of a page, while it is shown, outside the page: in WeChat's bar or the browser's tab. */
export function useHostTitle(title: string, wanted: boolean): void {
  const visible = usePageVisible()
  const said = useRef<string>()
  useEffect(() => {
    if (!wanted || !visible || title === '' || (hostShowsTitle && said.current === title)) return
    said.current = title
    setHostTitle(title)
  }, [wanted, visible, title])
}
