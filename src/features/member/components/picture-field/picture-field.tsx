import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import camera from '@/ui/icon/icons/camera.module.scss'
import close from '@/ui/icon/icons/close.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { PICTURE_MB } from '../../model'
import type { PicturesInHand, WaitingPicture } from '../../use-pictures'
import css from './picture-field.module.scss'

/** Pictures to be shown to somebody: those that are there, those on their way with their progress, and one more. */
export function PictureField({ of }: { of: PicturesInHand }) {
  const { pictures, waiting, most } = of
  const there = pictures.length
  return (
    <View>
      <View className={css.tiles}>
        {pictures.map((url, index) => (
          <View key={url} className={css.tile}>
            <Picture className={css.picture} src={url} alt={`第 ${index + 1} 张图片`} />
            <Remove label={`移除第 ${index + 1} 张图片`} onPress={() => of.remove(url)} />
          </View>
        ))}
        {waiting.map((picture, index) => (
          <View key={picture.key} className={css.tile}>
            <Waiting picture={picture} place={there + index + 1} onRetry={() => of.retry(picture.key)} />
            <Remove label={`移除第 ${there + index + 1} 张图片`} onPress={() => of.drop(picture.key)} />
          </View>
        ))}
        {there + waiting.length < most ? (
          <Pressable className={css.add} onPress={of.add}>
            <Icon of={camera} size={24} />
            <View className={css.addWord}>添加图片</View>
          </Pressable>
        ) : null}
      </View>
      <View className={css.count} role='status'>
        {there > 0 ? `已上传 ${there} 张，最多 ${most} 张` : `最多 ${most} 张，每张不超过 ${PICTURE_MB} MB`}
      </View>
    </View>
  )
}

interface WaitingProps {
  picture: WaitingPicture
  place: number
  onRetry: () => void
}

/** How far a picture is; one that failed can be tried again. */
function Waiting({ picture: { path, percent, fault }, place, onRetry }: WaitingProps) {
  const shown = <Picture className={css.picture} src={path} eager />
  if (!fault || fault.final) {
    return (
      <>
        {shown}
        <View className={css.veil}>{fault ? fault.text : percent > 0 ? `${percent}%` : '上传中'}</View>
      </>
    )
  }
  return (
    <Pressable label={`第 ${place} 张图片${fault.text}，点按重试`} onPress={onRetry}>
      {shown}
      <View className={css.veil}>
        <View>{fault.text}</View>
        <View className={css.again}>点按重试</View>
      </View>
    </Pressable>
  )
}

const Remove = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Pressable className={css.remove} label={label} onPress={onPress}>
    <View className={css.cross}>
      <Icon of={close} size={16} />
    </View>
  </Pressable>
)
