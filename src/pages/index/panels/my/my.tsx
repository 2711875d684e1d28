import { View } from '@tarojs/components'
import { ListFooter } from '@/ui/list-footer/list-footer'
import css from './my.module.scss'
import { Head } from './sections/head'
import { LogOut } from './sections/log-out'
import { MemberStrip } from './sections/member-strip'
import { Orders } from './sections/orders'
import { Services } from './sections/services'
import { useMy } from './use-my'

/** 我的: profile, assets and orders of the member. */
export function My() {
  const { loggedIn, profile, phone, summary, failed, retry } = useMy()
  return (
    <View className={css.panel}>
      <Head loggedIn={loggedIn} profile={profile} phone={phone} />
      {failed ? <ListFooter state='error' onRetry={retry} /> : null}
      <MemberStrip loggedIn={loggedIn} summary={summary} />
      <Orders summary={summary} />
      <Services />
      {loggedIn ? <LogOut /> : null}
    </View>
  )
}
