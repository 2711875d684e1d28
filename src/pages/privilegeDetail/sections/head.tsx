import { View } from '@tarojs/components'
import { stockText, windowText, worthText, type PrivilegeDetail } from '@/features/privilege/model'
import { shortYuan } from '@/lib/money'
import { untilText } from '@/lib/time'
import { Tag } from '@/ui/tag/tag'
import css from './head.module.scss'

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <View className={css.fact}>
      <View className={css.factName}>{name}</View>
      <View className={css.factValue}>{value}</View>
    </View>
  )
}

/** How often it may still be taken in this round, where a plate of the member holds it. */
function Left({ action }: Pick<PrivilegeDetail, 'action'>) {
  if (action.left === null) return null
  return (
    <View className={css.left}>
      <View>{action.left > 0 ? '本期还可领' : '本期已领完'}</View>
      {action.left > 0 ? <View className={css.leftCount}>{`${action.left} 次`}</View> : null}
      {action.resetsAt ? <View className={css.resets}>{`${untilText(action.resetsAt)}重置`}</View> : null}
    </View>
  )
}

/**
 * Name, worth, and the facts that decide: stock, how long it is valid, when it can be taken. Of what is had at a partner
 * those are the partner's, and told there.
 */
export function Head({ detail }: { detail: PrivilegeDetail }) {
  const { privilege, stock, startsAt, endsAt, validityDays, action } = detail
  const period = windowText(startsAt, endsAt)
  return (
    <View className={css.head}>
      <View className={css.brand}>
        <View className={css.brandName}>{privilege.brandName}</View>
        {detail.groupId ? <Tag tone='gold'>多选一</Tag> : null}
      </View>
      <View className={css.name}>{privilege.name}</View>
      <View className={css.subtitle}>{privilege.subtitle}</View>
      <View className={css.worth}>
        <View className={css.worthValue}>{worthText(privilege)}</View>
        {privilege.faceFen > 0 && privilege.faceText ? (
          <View className={css.worthNote}>{`价值 ¥${shortYuan(privilege.faceFen)}`}</View>
        ) : null}
      </View>
      {detail.redirect === null ? (
        <>
          <View className={css.facts}>
            <Fact name='有效期' value={`领取后 ${validityDays} 天`} />
            <Fact name='库存' value={stockText(stock)} />
            {period ? <Fact name='领取时间' value={period} /> : null}
          </View>
          <Left action={action} />
        </>
      ) : null}
    </View>
  )
}
