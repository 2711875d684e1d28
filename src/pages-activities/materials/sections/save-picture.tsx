import { useState } from 'react'
import { View } from '@tarojs/components'
import { paintPicture } from '@/features/poster/paint-picture'
import { useSaving } from '@/features/poster/use-saving'
import { canSavePictures } from '@/platform/device/album'
import { toast } from '@/platform/feedback/feedback'
import { Button } from '@/ui/button/button'
import css from '../index.module.scss'

export interface SavePictureProps {
  /** Absolute URL. */
  picture: string
  name: string
}

/** Saves a picture to the album; if only a long press can do that, it says so. */
export function SavePicture({ picture, name }: SavePictureProps) {
  const { keeping, hint, label, press: save } = useSaving(name)
  const [painting, setPainting] = useState(false)
  if (!canSavePictures()) return <View className={css.hint}>点开大图，长按即可保存</View>
  const press = async () => {
    setPainting(true)
    try {
      await save(await paintPicture(picture))
    } catch {
      toast('图片加载失败，请再试一次')
    } finally {
      setPainting(false)
    }
  }
  return (
    <>
      {hint ? (
        <View className={css.hint} role='status'>
          {hint}
        </View>
      ) : null}
      <Button
        kind='secondary'
        size='small'
        loading={painting || keeping}
        label={`${label} ${name}`}
        onPress={() => void press()}
      >
        {label}
      </Button>
    </>
  )
}
