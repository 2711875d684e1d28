import { View } from '@tarojs/components'
import css from './from-brand.module.scss'

const STEPS = ['打开锦江会员 App 或小程序', '进入“我的 · 会员礼遇”', '点击“权益中心”，将自动为您登录']

/** For users without the brand's authCode: how to get one. The bar's button opens the usual login. */
export function FromBrand() {
  return (
    <View className={css.sheet}>
      <View className={css.title}>从锦江会员进入，免登录领取</View>
      {STEPS.map((step, index) => (
        <View key={step} className={css.step}>
          <View className={css.number}>{index + 1}</View>
          <View>{step}</View>
        </View>
      ))}
    </View>
  )
}
