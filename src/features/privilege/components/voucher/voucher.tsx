import { View } from '@tarojs/components'
import { copyText } from '@/platform/feedback'
import { formatMinute } from '@/lib/time'
import { Pressable } from '@/ui/pressable/pressable'
import { RichText } from '@/ui/rich-text/rich-text'
import { codeGroups } from '@/ui/voucher-code/code-groups'
import { VoucherCode } from '@/ui/voucher-code/voucher-code'
import type { ReceiveRecord } from '../../model'
import css from './voucher.module.scss'

function Pin({ pin }: { pin: string }) {
  return (
    <View className={css.pin}>
      <View className={css.pinName}>卡密</View>
      <View className={css.pinText}>{codeGroups(pin).join(' ')}</View>
      <Pressable className={css.pinCopy} label='复制卡密' onPress={() => void copyText(pin)}>
        复制
      </Pressable>
    </View>
  )
}

/** A code that cannot be shown at a counter any more: still there to be looked up. */
function OldCode({ record }: { record: ReceiveRecord }) {
  const { code, state, usedAt, expiresAt } = record
  const when = state === 'used' ? usedAt : expiresAt
  return (
    <View className={css.old}>
      <View className={css.oldState}>{state === 'used' ? '已使用' : '已过期'}</View>
      {code ? <View className={css.oldCode}>{codeGroups(code).join(' ')}</View> : null}
      {when ? (
        <View className={css.oldWhen}>{`${formatMinute(when)} ${state === 'used' ? '使用' : '到期'}`}</View>
      ) : null}
    </View>
  )
}

/** Goods without a code: what was delivered, and where to. */
function Delivered({ record }: { record: ReceiveRecord }) {
  const { account, prize } = record
  if (!account && !prize) return null
  return (
    <View className={css.delivered}>
      <View className={css.deliveredName}>{prize ? '抽奖结果' : '充值到'}</View>
      <View className={css.deliveredText}>{prize ?? account}</View>
    </View>
  )
}

/** What a member received: prize or account, the code with PIN as text, QR and barcode, until when, how to use it. Heavy. */
export function Voucher({ record }: { record: ReceiveRecord }) {
  const { state, code, pin, expiresAt, usageHtml } = record
  const usable = state === 'issued' && code !== null
  const isOld = state === 'used' || state === 'expired'
  return (
    <View>
      <Delivered record={record} />
      {usable ? <VoucherCode code={code} until={`有效期至 ${formatMinute(expiresAt)}`} /> : null}
      {usable && pin ? <Pin pin={pin} /> : null}
      {isOld && (code || !record.account) ? <OldCode record={record} /> : null}
      {usageHtml ? (
        <View className={css.usage}>
          <RichText html={usageHtml} />
        </View>
      ) : null}
    </View>
  )
}
