import { View } from '@tarojs/components'
import type { MiniLink } from '@/features/wechat/queries'
import { copyText } from '@/platform/feedback/copy-text'
import { Button } from '@/ui/button/button'
import { IconHead } from '@/ui/icon-head/icon-head'
import wechatShape from '@/ui/icon/icons/wechat.module.scss'
import css from './sections.module.scss'

export interface FromPhoneProps {
  link: MiniLink
  onOpen: () => void
}

/** Another browser on a phone: WeChat is opened by its URL scheme, or the user copies the link. */
export function FromPhone({ link: { scheme, qrText }, onOpen }: FromPhoneProps) {
  return (
    <View className={css.centre}>
      <IconHead icon={wechatShape} tone='ok' title={scheme ? '即将打开微信小程序' : '请在微信中打开'}>
        {scheme ? '未自动打开？点击下方按钮' : '复制链接，发送给微信“文件传输助手”后打开'}
      </IconHead>
      <View className={css.actions}>
        {scheme ? (
          <Button block size='large' onPress={onOpen}>
            打开小程序
          </Button>
        ) : null}
        <Button block size='large' kind={scheme ? 'plain' : 'primary'} onPress={() => void copyText(qrText)}>
          复制链接
        </Button>
      </View>
    </View>
  )
}
