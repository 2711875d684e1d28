import { Text, View } from '@tarojs/components'
import { copyText } from '@/platform/feedback/copy-text'
import { formatMinute, formatLastDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Pressable } from '@/ui/pressable/pressable'
import { RichText } from '@/ui/rich-text/rich-text'
import { codeGroups } from '@/ui/voucher-code/code-groups'
import { VoucherCode } from '@/ui/voucher-code/voucher-code'
import type { ReceiveRecord, ShownRecord } from '../../model'
import { CodeCover } from './code-cover'
import { hasLiveCode, LiveVoucher } from './live-voucher'
import { Parcel } from './parcel'
import css from './voucher.module.scss'

function Pin({ pin }: { pin: string }) {
  return (
    <View className={css.pin}>
      <View className={css.pinName}>密码</View>
      <Text className={css.pinText} userSelect>
        {codeGroups(pin).join(' ')}
      </Text>
      <Pressable className={css.pinCopy} label='复制密码' onPress={() => void copyText(pin)}>
        复制
      </Pressable>
    </View>
  )
}

const STATUS: Readonly<Partial<Record<ReceiveRecord['state'], string>>> = {
  processing: '办理中',
  refunding: '退款处理中',
  used: '已使用',
  expired: '已过期',
  failed: '领取失败'
}

function statusNote({ state, usedAt, expiresAt, failedReason }: ReceiveRecord): string {
  if (state === 'processing') return failedReason ?? '已收到您的申请，请稍候，不用再领'
  if (state === 'failed') return `${failedReason ?? '办理失败'}，领取次数已退回`
  if (state === 'refunding') return '已申请退款，处理完之前不能使用'
  if (state === 'used') return usedAt ? `${formatMinute(usedAt)} 使用` : ''
  return `${formatLastDay(expiresAt)} 到期`
}

/** Shown when the code cannot be used at a counter: its state. The old code can still be looked up. */
function Status({ record }: { record: ReceiveRecord }) {
  const { code, state } = record
  return (
    <View className={css.old}>
      <View className={css.oldState}>{STATUS[state]}</View>
      {code ? <View className={css.oldCode}>{codeGroups(code).join(' ')}</View> : null}
      <View className={css.oldWhen}>{statusNote(record)}</View>
    </View>
  )
}

/** Goods without a code: what was delivered, and to which account. */
function Delivered({ record }: { record: ReceiveRecord }) {
  const { account, prize, won } = record
  if (!account && !prize) return null
  return (
    <View className={css.delivered}>
      <View className={css.deliveredName}>{prize ? '抽奖结果' : '充值到'}</View>
      <View className={css.deliveredText}>{prize ?? account}</View>
      {won ? <WonLink won={won} /> : null}
    </View>
  )
}

const WON_TEXT = { points: '已存入积分', coupon: '已放入我的优惠券', privilege: '已放入兑换记录' } as const

/** Where what was won is, and the way there. */
function WonLink({ won: { kind, receiveId } }: { won: NonNullable<ReceiveRecord['won']> }) {
  const open = () => {
    if (kind === 'points') void navigate('pagesA/pointSetting/index')
    else if (kind === 'coupon') void navigate('pages-my/couponList/index')
    else void navigate('pages-my/receiveRecord/index', receiveId ? { receiveId } : {})
  }
  return (
    <>
      <View className={css.wonWhere}>{WON_TEXT[kind]}</View>
      <Button kind='secondary' onPress={open}>
        去使用
      </Button>
    </>
  )
}

/**
 * What a member received: prize or account, the code with PIN as text, QR and barcode, validity, and
 * instructions. A heavy component.
 */
export function Voucher({ record }: { record: ShownRecord }) {
  const { state, code, pin, expiresAt, usageHtml } = record
  const usable = state === 'issued' && code !== null
  return (
    <View>
      <Delivered record={record} />
      {usable ? (
        <VoucherCode
          code={code}
          picture={hasLiveCode(record) ? <LiveVoucher record={record} /> : undefined}
          until={`有效期至 ${formatLastDay(expiresAt)}`}
        />
      ) : null}
      {record.covered ? <CodeCover receiveId={record.receiveId} until={expiresAt} /> : null}
      {usable && pin ? <Pin pin={pin} /> : null}
      <Parcel record={record} />
      {STATUS[state] && !record.parcel && (record.prize === null || code) ? <Status record={record} /> : null}
      {usageHtml ? (
        <View className={css.usage}>
          <RichText html={usageHtml} />
        </View>
      ) : null}
    </View>
  )
}
