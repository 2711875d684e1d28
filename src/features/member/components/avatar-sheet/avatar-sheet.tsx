import { View } from '@tarojs/components'
import { avatarFault, chosenAvatar, hasAvatarButton } from '@/platform/device/avatar'
import type { ChosenPicture } from '@/platform/device/avatar-types'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Fault } from '@/ui/fault/fault'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { DEFAULT_AVATARS } from '../../model'
import css from './avatar-sheet.module.scss'

export interface AvatarSheetProps {
  open: boolean
  /** The picture the member has now. */
  current: string | null
  uploading: boolean
  fault: string | undefined
  /** One of ours. */
  onChoose: (path: string) => void
  /** One of the device; undefined = ask for it. */
  onUpload: (picture: ChosenPicture | undefined) => void
  /** The device gave none: why, if that is to be told. */
  onRefused: (fault: string | undefined) => void
  onClose: () => void
}

/** Pictures to choose from, and a way to take one's own. */
export function AvatarSheet(props: AvatarSheetProps) {
  const { open, current, uploading, fault, onChoose, onUpload, onRefused, onClose } = props
  const answered = ({ detail }: { detail: unknown }) => {
    const picture = chosenAvatar(detail)
    if (picture) onUpload(picture)
    else onRefused(avatarFault(detail))
  }
  const own = hasAvatarButton()
    ? {
        openType: 'chooseAvatar' as const,
        onChooseAvatar: answered,
        onError: answered
      }
    : { onPress: () => onUpload(undefined) }
  const footer = (
    <Button block size='large' loading={uploading} {...own}>
      {uploading ? '正在上传' : '使用自己的图片'}
    </Button>
  )
  return (
    <Sheet open={open} title='更换头像' onClose={onClose} footer={footer}>
      <View className={css.grid}>
        {DEFAULT_AVATARS.map(({ path, name }) => (
          <Pressable
            key={path}
            className={css.choice}
            role='radio'
            selected={path === current}
            label={name}
            disabled={uploading}
            onPress={() => onChoose(path)}
          >
            <View className={classNames(css.ring, path === current && css.current)}>
              <Picture src={path} className={css.picture} eager />
            </View>
            <View className={css.name}>{name}</View>
          </Pressable>
        ))}
      </View>
      <Fault text={fault} className={css.fault} />
    </Sheet>
  )
}
