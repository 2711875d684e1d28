import { useState } from 'react'
import { savePicture, SAVED_TEXT, openAlbumSettings } from '@/platform/device/album'
import { toast } from '@/platform/feedback/feedback'

/** Saves a picture to the album, and handles a refused permission. */
export function useSaving(name: string) {
  const [keeping, setSaving] = useState(false)
  const [refused, setRefused] = useState(false)

  const keep = async (picture: string) => {
    setSaving(true)
    const stored = await savePicture(picture, `${name}.jpg`)
    setSaving(false)
    setRefused(stored === 'refused')
    if (stored === 'saved') toast(SAVED_TEXT)
    if (stored === 'failed') toast('保存失败，请长按图片保存')
  }
  return {
    keeping,
    refused,
    keep: (picture: string) => void keep(picture),
    /** Opens the permission settings; if the permission was granted there, the picture is saved at once. */
    allow: async (picture: string) => {
      if (await openAlbumSettings()) await keep(picture)
    }
  }
}
