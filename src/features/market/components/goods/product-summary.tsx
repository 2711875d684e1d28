import { View } from '@tarojs/components'
import { Stores } from '@/features/privilege/components/stores/stores'
import { windowText, type PrivilegeDetail } from '@/features/privilege/model'
import { usePrivilegeHere } from '@/features/privilege/use-privilege-here'
import { Fact } from '@/ui/fact/fact'
import { RichText } from '@/ui/rich-text/rich-text'
import { Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './product-sheet.module.scss'

function handOverText({ needsAccount, privilege, redirect }: PrivilegeDetail): string {
  if (needsAccount) return '付款后充值到您登录的手机号'
  if (privilege.kind === 'goods' && redirect === null) return '付款后在“兑换记录”里填写收货地址，包邮寄出'
  return '电子券码，付款后立即发放至“兑换记录”'
}

function Facts({ detail }: { detail: PrivilegeDetail }) {
  const { privilege, validityDays, startsAt, endsAt } = detail
  const period = windowText(startsAt, endsAt)
  return (
    <View className={css.details}>
      <Fact title='您将得到' text={`${privilege.name}，由${privilege.brandName}提供`} />
      <Fact title='发放方式' text={handOverText(detail)} />
      <Fact title='有效期' text={`购买后 ${validityDays} 天内有效`} />
      {period ? <Fact title='使用时间' text={period} /> : null}
    </View>
  )
}

/** What one gets with a product, how long it is good, its rules, and where it is used. */
export function ProductSummary({ privilegeId, open }: { privilegeId: string; open: boolean }) {
  const query = usePrivilegeHere(privilegeId, undefined, open)
  return (
    <Stateful
      query={query}
      skeleton={
        <Skeleton>
          <Line />
          <Line width={80} />
          <Line width={60} />
        </Skeleton>
      }
    >
      {(detail) => (
        <>
          <Facts detail={detail} />
          <RichText html={detail.usageHtml} />
          <RichText html={detail.rulesHtml} />
          <View className={css.stores}>
            <Stores detail={detail} />
          </View>
        </>
      )}
    </Stateful>
  )
}
