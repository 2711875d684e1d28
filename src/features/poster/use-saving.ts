import { useState } from 'react'
import { savePicture, SAVE_TEXT, SAVED_TEXT, openAlbumSettings } from '@/platform/device/album'
import { toast } from '@/platform/feedback/feedback'

/** What a refusal is told as, and what the button is called then. */
const REFUSED = {
  denied: { hint: '未获得相册权限，也可长按图片保存', label: '去开启相册权限' },
  privacy: { hint: '您未同意隐私保护指引，图片未保存；也可长按图片保存', label: '阅读并同意后保存' }
}

/** Saves a picture to the album, and handles a refused permission or privacy notice. */
export function useSaving(name: string) {
  const [keeping, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<keyof typeof REFUSED>()

  const keep = async (picture: string) => {
    setSaving(true)
    const stored = await savePicture(picture, `${name}.jpg`)
    setSaving(false)
    setRefusal(stored === 'denied' || stored === 'privacy' ? stored : undefined)
    if (stored === 'saved') toast(SAVED_TEXT)
    if (stored === 'failed' || stored === 'unavailable') toast('保存失败，请长按图片保存')
  }
  return {
    keeping,
    /** Why it was not saved and what else can be done; empty if nothing was refused. */
    hint: refusal ? REFUSED[refusal].hint : '',
    /** The label of the button that does it. */
    label: refusal ? REFUSED[refusal].label : SAVE_TEXT,
    /**
     * Saves it. After a refused permission it opens the settings first, and saves if the permission was granted there;
     * after a refused privacy notice WeChat shows the notice again.
     */
    press: async (picture: string) => {
      if (refusal !== 'denied' || (await openAlbumSettings())) await keep(picture)
    }
  }
}
