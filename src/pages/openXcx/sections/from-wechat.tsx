import { useState } from 'react'
import { View } from '@tarojs/components'
import type { MiniLink } from '@/features/wechat/queries'
import { copyText } from '@/platform/feedback'
import { LaunchTag } from '@/platform/launch-tag'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import wechatShape from '@/ui/icon/icons/wechat.module.scss'
import css from './sections.module.scss'

/** WeChat's browser: a tap on WeChat's own tag opens the mini-program; without it the way is told. */
export function FromWechat({ link: { originalId, appId, path, qrText } }: { link: MiniLink }) {
  const [failed, setFailed] = useState(false)
  return (
    <View className={css.centre}>
      <View className={css.sign}>
        <Icon of={wechatShape} size={44} />
      </View>
      <View className={css.title}>{failed ? '暂时不能从这里打开' : '点按钮打开小程序'}</View>
      <View className={css.text}>
        {failed
          ? '请在微信里下拉，搜索小程序“权益中心”；或者复制链接，稍后再打开。'
          : '没有出现按钮时，请把微信升级到新版本。'}
      </View>
      <View className={css.actions}>
        {failed ? (
          <Button block size='large' onPress={() => void copyText(qrText)}>
            复制链接
          </Button>
        ) : (
          <LaunchTag
            username={originalId}
            appId={appId}
            path={path}
            words='打开小程序'
            onFail={() => setFailed(true)}
          />
        )}
      </View>
    </View>
  )
}
