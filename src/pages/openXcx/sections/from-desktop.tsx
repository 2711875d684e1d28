import { useMemo } from 'react'
import { Image, View } from '@tarojs/components'
import { qrPicture } from '@/ui/voucher-code/code-pictures'
import css from './sections.module.scss'

/** A desktop has no WeChat that could open it: the phone scans the code. */
export function FromDesktop({ qrText }: { qrText: string }) {
  const picture = useMemo(() => qrPicture(qrText), [qrText])
  return (
    <View className={css.centre}>
      <View className={css.title}>用微信扫一扫，打开小程序</View>
      <View className={css.frame}>
        <Image className={css.qr} src={picture} mode='scaleToFill' ariaLabel='小程序二维码' />
      </View>
      <View className={css.text}>打开手机微信，点击右上角“＋”中的“扫一扫”</View>
    </View>
  )
}
