import { View } from '@tarojs/components'
import { goBack } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { IconHead } from '@/ui/icon-head/icon-head'
import wechatShape from '@/ui/icon/icons/wechat.module.scss'
import type { Jump } from '../use-go-privilege-mini'
import css from './crossing.module.scss'

export interface CrossingProps {
  /** The partner's name. */
  name: string
  jump: Jump
  /** Running in the mini-program: one tap is enough. */
  direct: boolean
  onGo: () => void
}

const HINTS: Readonly<Record<Jump, string>> = {
  ready: '由合作方提供服务，使用后点击左上角返回',
  there: '正在打开',
  back: '已返回，使用情况以合作方显示为准',
  cancelled: '未打开，如有需要可再次点击',
  unsupported: '暂时无法打开，请稍后再试或联系客服'
}

const hintOf = (jump: Jump, direct: boolean) =>
  direct || jump !== 'ready' ? HINTS[jump] : '先打开我们的小程序，再前往合作方'

/** The partner, the state of the jump, and the button that opens its mini-program. */
export function Crossing({ name, jump, direct, onGo }: CrossingProps) {
  return (
    <View className={css.crossing}>
      <IconHead icon={wechatShape} tone='ok' title={`即将前往“${name}”小程序`}>
        {hintOf(jump, direct)}
      </IconHead>
      <View className={css.actions}>
        <Button block size='large' onPress={onGo}>
          {jump === 'ready' || jump === 'there' ? '前往' : '再次前往'}
        </Button>
        <Button block size='large' kind='quiet' onPress={() => void goBack()}>
          返回
        </Button>
      </View>
    </View>
  )
}
