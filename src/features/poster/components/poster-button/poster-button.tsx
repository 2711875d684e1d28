import { useState, type PropsWithChildren } from 'react'
import { toast } from '@/platform/feedback/feedback'
import { isSinglePage } from '@/platform/wechat/single-page'
import { Button, type ButtonProps } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import qrShape from '@/ui/icon/icons/qr.module.scss'
import type { PosterData } from '../../model'
import type { PosterSheet } from '../poster-sheet/poster-sheet'

const loadSheet = () => import('../poster-sheet/poster-sheet').then((file) => file.PosterSheet)

export interface PosterButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'block'> {
  data: PosterData
}

/**
 * Opens the poster of the page; its code is loaded by the first tap. Not rendered in Moments, which shows
 * this single page only.
 */
export function PosterButton({
  data,
  children = '海报',
  kind = 'quiet',
  size = 'small',
  block = false
}: PropsWithChildren<PosterButtonProps>) {
  const [parts, setFields] = useState<{ readonly Sheet: typeof PosterSheet }>()
  const [loading, setLoading] = useState(false)
  const [open, setOpen] = useState(false)
  if (isSinglePage()) return null
  const show = async () => {
    setOpen(true)
    if (parts) return
    setLoading(true)
    try {
      const Sheet = await loadSheet()
      setFields({ Sheet })
    } catch {
      toast('海报加载失败，请再试一次')
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button kind={kind} size={size} block={block} loading={loading} onPress={() => void show()}>
        <Icon of={qrShape} size={16} />
        {children}
      </Button>
      {parts ? <parts.Sheet data={data} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
