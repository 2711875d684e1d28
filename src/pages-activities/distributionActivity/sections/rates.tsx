import { View } from '@tarojs/components'
import { rateLines, type ReferralCampaign } from '@/features/distribution/model'
import { CellGroup } from '@/ui/cell/cell'
import { RichText } from '@/ui/rich-text/rich-text'
import css from '../index.module.scss'

/** Commission rates per kind of order, when they are paid, and the full rules. */
export function Rates({ campaign }: { campaign: ReferralCampaign }) {
  return (
    <>
      <CellGroup title='佣金比例'>
        <View className={css.rates}>
          {rateLines(campaign).map(([name, rate]) => (
            <View key={name} className={css.rateRow}>
              <View className={css.rateName}>{name}</View>
              <View className={css.rateValue}>{rate}</View>
            </View>
          ))}
          <View className={css.small}>
            {`按好友商品实付金额计算，运费不计；商品收货满 ${campaign.settleDays} 天（退换期更长的以退换期为准）、卡券用完或到期满 ${campaign.settleDays} 天，且无售后的，佣金转为已结算。`}
          </View>
        </View>
      </CellGroup>
      <CellGroup title='活动说明'>
        <View className={css.rules}>
          <RichText html={campaign.rulesHtml} />
        </View>
      </CellGroup>
    </>
  )
}
