import { View } from '@tarojs/components'
import type { MiniLink } from '@/features/wechat/queries'
import { copyText } from '@/platform/feedback'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import wechatShape from '@/ui/icon/icons/wechat.module.scss'
import css from './sections.module.scss'

export interface FromPhoneProps {
  link: MiniLink
  onOpen: () => void
}

/** Another browser of a phone: WeChat is opened by its own address, or the link is taken there by hand. */
export function FromPhone({ link: { scheme, qrText }, onOpen }: FromPhoneProps) {
  return (
    <View className={css.centre}>
      <View className={css.sign}>
        <Icon of={wechatShape} size={44} />
      </View>
      <View className={css.title}>{scheme ? '即将打开微信小程序' : '请在微信里打开'}</View>
      <View className={css.text}>
        {scheme
          ? '没有自动打开时，请点下面的按钮；手机上要先装好微信。'
          : '复制链接，发给微信里的“文件传输助手”，再点开它。'}
      </View>
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
