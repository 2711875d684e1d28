import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import couponIcon from '@/ui/icon/icons/coupon.module.scss'
import css from './coupons-lost.module.scss'

export interface CouponsLostProps {
  retrying: boolean
  retry: () => void
  goWithout: () => void
}

/** Replaces the coupon while the coupons could not be loaded: paying without one is the buyer's decision. */
export function CouponsLost({ retrying, retry, goWithout }: CouponsLostProps) {
  return (
    <View {...{ role: 'alert' }}>
      <Cell title='优惠券' icon={couponIcon} note='优惠券加载失败，您可能有可用的券' />
      <View className={css.ways}>
        <Button kind='plain' size='small' onPress={goWithout}>
          不使用优惠券
        </Button>
        <Button kind='secondary' size='small' loading={retrying} onPress={retry}>
          重新加载
        </Button>
      </View>
    </View>
  )
}
