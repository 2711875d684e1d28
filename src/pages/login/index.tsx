import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { brandName } from '@/features/channel/brand'
import { LoginForm } from '@/features/session/components/login-form'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import css from './index.module.scss'
import { useLogin } from './use-login'

const PATH = 'pages/login/index'

/** 欢迎登录: the login form of the pop-up as a page of its own. */
function Login({ query }: PageProps<typeof PATH>) {
  useLogin(query.from)
  return (
    <Page title={titleOf(PATH)} ground='surface' className={css.content}>
      <View className={css.welcome}>欢迎登录</View>
      <View className={css.line}>{`登录${brandName()}，查看会员卡、领取权益`}</View>
      <PlainWords inside of={['验证码']} />
      <LoginForm />
    </Page>
  )
}

export default routedPage(routeOf(PATH), Login)
