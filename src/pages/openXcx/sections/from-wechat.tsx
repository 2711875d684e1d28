import { useState } from 'react'
import { View } from '@tarojs/components'
import type { MiniLink } from '@/features/wechat/queries'
import { copyText } from '@/platform/feedback/copy-text'
import { LaunchTag } from '@/platform/wechat/launch-tag'
import { Button } from '@/ui/button/button'
import { IconHead } from '@/ui/icon-head/icon-head'
import wechatShape from '@/ui/icon/icons/wechat.module.scss'
import css from './sections.module.scss'

/**
 * WeChat's browser: a tap on WeChat's launch tag opens the mini-program; until it has loaded, and without it,
 * instructions are shown.
 */
export function FromWechat({ link: { originalId, appId, path, qrText } }: { link: MiniLink }) {
  const [failed, setFailed] = useState(false)
  return (
    <View className={css.centre}>
      <IconHead icon={wechatShape} tone='ok' title={failed ? '暂时无法从这里打开' : '点击按钮打开小程序'}>
        {failed ? '请在微信中下拉，搜索小程序“权益中心”' : '未显示按钮？请升级微信，或复制链接'}
      </IconHead>
      <View className={css.actions}>
        {failed ? null : (
          <View className={css.launch}>
            <LaunchTag
              username={originalId}
              appId={appId}
              path={path}
              words='打开小程序'
              onFail={() => setFailed(true)}
            />
          </View>
        )}
        <Button block size='large' kind={failed ? 'primary' : 'plain'} onPress={() => void copyText(qrText)}>
          复制链接
        </Button>
      </View>
    </View>
  )
}
