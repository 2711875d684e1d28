import { View } from '@tarojs/components'
import { stockText, windowText, type PrivilegeDetail } from '@/features/privilege/model'
import { roundEndText, roundStatus } from '@/features/privilege/receive-text'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
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

/** The state of this round, if a plate of the member holds the privilege. */
function Round({ action }: Pick<PrivilegeDetail, 'action'>) {
  const standing = roundStatus(action)
  if (!standing) return null
  const ends = roundEndText(action)
  return (
    <View className={css.round}>
      <View>{standing.text}</View>
      {standing.left > 0 ? <View className={css.left}>{`${standing.left} 项`}</View> : null}
      {ends ? <View className={css.resets}>{ends}</View> : null}
    </View>
  )
}

/**
 * The worth: an amount with its quantity; for a draw or a partner's offer a text, because no amount is
 * certain.
 */
function Worth({ detail: { privilege, redirect } }: { detail: PrivilegeDetail }) {
  const { kind, faceFen, faceText } = privilege
  if (redirect !== null || kind === 'lottery' || faceFen === 0)
    return <View className={css.inWords}>{faceText}</View>
  return (
    <View className={css.worth}>
      <View className={css.worthNote}>价值</View>
      <Price fen={faceFen} size='large' tone='worth' />
      {faceText ? <Tag>{faceText}</Tag> : null}
    </View>
  )
}

/**
 * Name, worth, and the facts that decide: stock, validity, when it can be received. For a partner's offer the
 * facts are the partner's, and are shown there.
 */
export function Head({ detail }: { detail: PrivilegeDetail }) {
  const { privilege, stock, startsAt, endsAt, validityDays, action } = detail
  const period = windowText(startsAt, endsAt)
  return (
    <View className={css.head}>
      <View className={css.brand}>
        <Pressable
          className={css.brandName}
          onPress={() => void navigate('pages-secondary/brandDetail/index', { brandId: detail.brandId })}
        >
          <View>{privilege.brandName}</View>
          <Icon of={chevron} size={16} />
        </Pressable>
        {detail.groupId ? <Tag tone='gold'>多选一</Tag> : null}
      </View>
      <View className={css.name}>{privilege.name}</View>
      <View className={css.subtitle}>{privilege.subtitle}</View>
      <Worth detail={detail} />
      {detail.redirect === null ? (
        <>
          <View className={css.details}>
            <Fact name='有效期' value={`领取后 ${validityDays} 天`} />
            <Fact name='库存' value={stockText(stock)} />
            {period ? <Fact name='领取时间' value={period} /> : null}
          </View>
          <Round action={action} />
        </>
      ) : null}
    </View>
  )
}
