import { View } from '@tarojs/components'
import { leavingText } from '@/platform/navigation/outside'
import { goBack } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { IconHead } from '@/ui/icon-head/icon-head'
import warningShape from '@/ui/icon/icons/warning.module.scss'
import { Page } from '@/ui/page/page'
import css from './leave-notice.module.scss'

export interface LeaveNoticeProps {
  host: string
  onLeave: () => void
}

/**
 * The page shown before a site that is not one of the channel's partners: names it, and opens it only on
 * request.
 */
export function LeaveNotice({ host, onLeave }: LeaveNoticeProps) {
  return (
    <Page title='离开提示'>
      <View className={css.notice}>
        <IconHead icon={warningShape} tone='warn' title='即将离开，前往其他网站'>
          该页面不由我们提供，请勿输入短信验证码或支付密码
        </IconHead>
        <View className={css.host}>{host}</View>
        <View className={css.action}>
          <Button block size='large' onPress={onLeave}>
            {leavingText}
          </Button>
        </View>
        <View className={css.action}>
          <Button block size='large' kind='plain' onPress={() => void goBack()}>
            返回
          </Button>
        </View>
      </View>
    </Page>
  )
}
