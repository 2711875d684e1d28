import { View } from '@tarojs/components'
import { AppearanceCell } from '@/features/appearance/components/appearance-cell'
import { useChannelConfig } from '@/features/channel/queries'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Icon } from '@/ui/icon/icon'
import infoShape from '@/ui/icon/icons/info.module.scss'
import settingShape from '@/ui/icon/icons/setting.module.scss'
import sunShape from '@/ui/icon/icons/sun.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { ENTRY_GROUPS, POINTS, REFERRALS } from './entries'
import css from './services.module.scss'

/** Links to other pages in groups; points and referral campaigns only if the channel has them. */
export function Services() {
  const { config, ready } = useChannelConfig()
  const { points, referrals } = config
  const has = (path: string) => (path !== POINTS || points) && (path !== REFERRALS || referrals)
  // the channel's features decide how many rows there are
  if (!ready) return <ListSkeleton rows={4} />
  return (
    <>
      {ENTRY_GROUPS.map(({ title, links }) => (
        <View key={title} className={css.group}>
          <View className={css.title}>{title}</View>
          <View className={css.grid}>
            {links
              .filter(([, , path]) => has(path))
              .map(([icon, name, path]) => (
                <Pressable key={path} className={css.entry} onPress={() => void navigate(path)}>
                  <Icon of={icon} />
                  <View className={css.name}>{name}</View>
                </Pressable>
              ))}
          </View>
        </View>
      ))}
      <CellGroup>
        <Cell icon={settingShape} title='个人信息' onPress={() => void navigate('pages-my/settings/index')} />
        <AppearanceCell icon={sunShape} />
        <Cell icon={infoShape} title='用户协议' onPress={() => void navigate('pages-my/agreement/index')} />
      </CellGroup>
    </>
  )
}
