import { useState } from 'react'
import { saveAvatar, saveProfile } from '@/features/member/commands'
import { pictureFault } from '@/features/member/model'
import { choosePicture } from '@/platform/device/avatar'
import type { ChosenPicture } from '@/platform/device/avatar-types'

/** The sheet in which the member's avatar is changed. */
export function useAvatar() {
  const [open, setOpen] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [fault, setFault] = useState<string>()

  const choose = (path: string) => {
    setOpen(false)
    void saveProfile({ avatar: path }).catch(() => undefined)
  }
  const upload = async (provided: ChosenPicture | undefined) => {
    setFault(undefined)
    const picture = provided ?? (await choosePicture())
    if (!picture) return
    const wrong = pictureFault(picture.bytes)
    if (wrong) return setFault(wrong)
    setUploading(true)
    try {
      await saveAvatar(picture.path)
      setOpen(false)
    } catch (error) {
      setFault(error instanceof Error ? error.message : '上传失败，请再试一次')
    } finally {
      setUploading(false)
    }
  }
  return {
    open,
    uploading,
    fault,
    choose,
    upload: (picture: ChosenPicture | undefined) => void upload(picture),
    refuse: setFault,
    show: () => {
      setFault(undefined)
      setOpen(true)
    },
    hide: () => setOpen(false)
  }
}
