import { useState } from 'react'
import { View } from '@tarojs/components'
import { uploadEvidence } from '@/features/aftersale/commands'
import { pictureFault } from '@/features/member/model'
import { choosePhoto } from '@/platform/device/photo'
import { Fault } from '@/ui/fault/fault'
import { Icon } from '@/ui/icon/icon'
import camera from '@/ui/icon/icons/camera.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './refund.module.scss'

const MOST = 6

export interface PicturesProps {
  pictures: readonly string[]
  onChange: (pictures: readonly string[]) => void
}

/** Pictures that show what is wrong: added one by one, pressed to be taken out. */
export function Pictures({ pictures, onChange }: PicturesProps) {
  const [fault, setFault] = useState<string>()
  const [uploading, setUploading] = useState(false)

  async function add() {
    if (uploading) return
    setFault(undefined)
    const photo = await choosePhoto()
    if (!photo) return
    const wrong = pictureFault(photo.bytes)
    if (wrong) return setFault(wrong)
    setUploading(true)
    try {
      const url = await uploadEvidence(photo.path)
      if (!pictures.includes(url)) onChange([...pictures, url])
    } catch {
      setFault('图片未能上传，请重试')
    } finally {
      setUploading(false)
    }
  }
  return (
    <View>
      <View className={css.pictures}>
        {pictures.map((picture, index) => (
          <Pressable
            key={picture}
            className={css.remove}
            label={`移除第 ${index + 1} 张图片`}
            onPress={() => onChange(pictures.filter((one) => one !== picture))}
          >
            <Picture className={css.picture} src={picture} />
          </Pressable>
        ))}
        {pictures.length < MOST ? (
          <Pressable className={css.add} onPress={() => void add()}>
            <Icon of={camera} size={24} />
            <View className={css.addWord}>{uploading ? '上传中' : '添加图片'}</View>
          </Pressable>
        ) : null}
      </View>
      {pictures.length > 0 ? <View className={css.text}>点按图片可移除</View> : null}
      <Fault text={fault} />
    </View>
  )
}
