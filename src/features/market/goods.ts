import type { Data, Purchase } from '@contract/types'
import { navigate } from '@/routes/navigate'

/** One thing that the market sells. */
export type Goods = Data<'getGroupIntegrationPageList'>['list'][number]
export type GoodsKind = 'all' | Goods['kind']

export const GOODS_TABS: readonly { key: GoodsKind; title: string }[] = [
  { key: 'all', title: '全部' },
  { key: 'card', title: '会员卡' },
  { key: 'plate', title: '权益包' },
  { key: 'product', title: '电子券' }
]

const REASONS: Readonly<Record<Purchase['reason'], string>> = {
  ok: '',
  platform: '',
  off_sale: '已下架',
  sold_out: '已卖完',
  limit_reached: '已达购买上限',
  need_card: '开卡后可购',
  too_short: '卡期不够',
  owned: '已拥有',
  unpaid: '待付款'
}

/** Why a thing cannot be bought, in a word; '' if it can, or if the platform forbids mentioning purchases. */
export const hindranceText = ({ reason }: Purchase): string => REASONS[reason]

/** Opens the page of a card or plate. Products have none: false. */
export function openGoods({ kind, id }: Goods): boolean {
  if (kind === 'card') void navigate('pages/cardDetail/index', { cardId: id })
  if (kind === 'plate') void navigate('pages/plateDetails/index', { plateId: id })
  return kind !== 'product'
}
