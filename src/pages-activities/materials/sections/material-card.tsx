import { View } from '@tarojs/components'
import { textWithLink, type Material } from '@/features/distribution/model'
import { ShareButton } from '@/features/wechat/share-button'
import { serverFile } from '@/platform/environment/api-origin'
import { copyText } from '@/platform/feedback/copy-text'
import { showPictures } from '@/platform/screen/picture-viewer'
import type { Shared } from '@/platform/share/share-types'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'
import { SavePicture } from './save-picture'

export interface MaterialCardProps {
  material: Material
  /** The text that replaces {link}. */
  link: string
  shared: Shared
}

/** A text, a picture, or both, with the actions to copy, save or share them. */
export function MaterialCard({ material, link, shared }: MaterialCardProps) {
  const { title, picture } = material
  const text = textWithLink(material.text, link)
  return (
    <View className={css.card}>
      <View className={css.title}>{title}</View>
      {text ? <View className={css.text}>{text}</View> : null}
      {picture ? (
        <Pressable
          className={css.open}
          label={`查看${title}大图`}
          onPress={() => showPictures({ urls: [serverFile(picture)], index: 0, name: title })}
        >
          <Picture className={css.picture} src={picture} />
        </Pressable>
      ) : null}
      <View className={css.actions}>
        {text ? (
          <Button
            kind='secondary'
            size='small'
            label={`复制文案 ${title}`}
            onPress={() => void copyText(text)}
          >
            复制文案
          </Button>
        ) : null}
        {picture ? <SavePicture picture={serverFile(picture)} name={title} /> : null}
        <ShareButton shared={shared} />
      </View>
    </View>
  )
}
