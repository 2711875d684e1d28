import type { ConsoleData } from '@contract/console/types'
import { Link } from 'react-router'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import { RIGHT_STATE_LABELS } from '../../labels/orders'
import type { Column } from '../../parts/column'
import { LastDay } from '../../parts/last-day'
import { Time } from '../../parts/time'
import { LongerCard, OnceMore } from './once-more'

type Detail = ConsoleData<'memberDetail'>

export const cardsOf = (memberId: string): readonly Column<Detail['cards'][number]>[] => [
  { title: '会员卡', show: ({ name }) => name },
  { title: '尾号', show: ({ cardTail }) => cardTail },
  { title: '状态', show: ({ state }) => labelOf(RIGHT_STATE_LABELS, state) },
  { title: '有效期至', show: ({ expiresAt }) => <LastDay of={expiresAt} /> },
  { title: '补偿', show: (card) => <LongerCard memberId={memberId} card={card} /> }
]

export const COUPONS: readonly Column<Detail['coupons'][number]>[] = [
  { title: '优惠券', show: ({ name }) => name },
  { title: '状态', show: ({ state }) => labelOf(RIGHT_STATE_LABELS, state) },
  { title: '有效期至', show: ({ expiresAt }) => <LastDay of={expiresAt} /> }
]

export const recordsOf = (memberId: string): readonly Column<Detail['records'][number]>[] => [
  { title: '权益', show: ({ name }) => name },
  { title: '状态', show: ({ state }) => labelOf(RIGHT_STATE_LABELS, state) },
  { title: '券码尾号', show: ({ codeTail }) => codeTail ?? '—' },
  {
    title: '订单',
    show: ({ orderNo }) => (orderNo === null ? '—' : <Link to={`/order/${orderNo}`}>{orderNo}</Link>)
  },
  { title: '领取时间', show: ({ receivedAt }) => <Time at={receivedAt} /> },
  { title: '使用时间', show: ({ usedAt }) => <Time at={usedAt} /> },
  { title: '有效期至', show: ({ expiresAt }) => <LastDay of={expiresAt} /> },
  { title: '补偿', show: ({ receiveId }) => <OnceMore memberId={memberId} receiveId={receiveId} /> }
]

export const SESSIONS: readonly Column<Detail['sessions'][number]>[] = [
  { title: '设备', show: ({ device, app }) => `${device} ${app}` },
  { title: '渠道', show: ({ channel }) => labelOf(CHANNEL_LABELS, channel) },
  { title: '登录时间', show: ({ createdAt }) => <Time at={createdAt} /> },
  { title: '最近使用', show: ({ lastSeen }) => lastSeen }
]
