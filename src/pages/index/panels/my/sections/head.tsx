import { View } from '@tarojs/components'
import type { MemberProfile } from '@/features/member/model'
import { requireLogin } from '@/features/session/require-login'
import { navigate } from '@/routes/navigate'
import { titleOf } from '@/routes/table'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import userShape from '@/ui/icon/icons/user.module.scss'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './head.module.scss'

export interface HeadProps {
  loggedIn: boolean
  profile: MemberProfile | undefined
  phone: string
}

function Face({ avatar }: { avatar: string | null | undefined }) {
  if (avatar) return <Picture src={avatar} className={css.avatar} eager />
  return (
    <View className={css.nobody}>
      <Icon of={userShape} size={32} />
    </View>
  )
}

/** Picture, name and phone of the member; for a visitor a login button. */
export function Head({ loggedIn, profile, phone }: HeadProps) {
  const name = loggedIn ? (profile?.nickname ?? '') : '登录 / 注册'
  const note = loggedIn ? phone : '登录后，领权益、用优惠、查记录'
  const open = () => void (loggedIn ? navigate('pages-my/settings/index') : requireLogin())
  return (
    <Pressable
      className={css.head}
      // the row has its name before the member's has come
      label={name || note ? undefined : titleOf('pages-my/settings/index')}
      onPress={open}
    >
      <Face avatar={profile?.avatar} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.note}>{note}</View>
      </View>
      <Icon of={chevron} size={20} className={css.chevron} />
    </Pressable>
  )
}
