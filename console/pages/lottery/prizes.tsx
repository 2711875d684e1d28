import type { ConsoleData } from '@contract/console/types'
import { Tag } from 'antd'
import { PRIZE_KIND_LABELS, VERDICT_LABELS } from '../../labels/activities'
import type { CsvColumn } from '../../lib/csv'
import type { Column } from '../../parts/column'

type Prize = ConsoleData<'lotteryPrizes'>['prizes'][number]

const percent = (value: number): string => `${value.toFixed(2)}%`

const COLOURS: Readonly<Record<Prize['verdict'], string>> = {
  chance: 'success',
  more: 'error',
  less: 'error',
  unknown: 'default'
}

/** What is said about a prize besides its name. */
const noteOf = ({ isGone, isFallback, stock }: Prize): string => {
  if (isGone) return '已下架'
  if (isFallback) return '替补奖品'
  return stock === 0 ? '已发完' : ''
}

export const PRIZE_COLUMNS: readonly Column<Prize>[] = [
  {
    title: '奖品',
    show: (prize) => (
      <>
        {prize.name} {noteOf(prize) && <Tag>{noteOf(prize)}</Tag>}
      </>
    )
  },
  { title: '类型', show: ({ kind }) => PRIZE_KIND_LABELS[kind] },
  { title: '抽中', show: ({ drawn }) => drawn, isNumber: true },
  { title: '待领取', show: ({ unclaimed }) => unclaimed, isNumber: true },
  { title: '收回', show: ({ revoked }) => revoked, isNumber: true },
  { title: '剩余', show: ({ stock }) => stock ?? '不限', isNumber: true },
  { title: '公示概率', show: ({ stated }) => percent(stated), isNumber: true },
  { title: '实际比例', show: ({ seen }) => percent(seen), isNumber: true },
  { title: '99% 区间', show: ({ from, to }) => `${percent(from)} – ${percent(to)}`, isNumber: true },
  { title: '结论', show: ({ verdict }) => <Tag color={COLOURS[verdict]}>{VERDICT_LABELS[verdict]}</Tag> }
]

export const PRIZE_FILE: readonly CsvColumn<Prize>[] = [
  { title: '奖品', value: ({ name }) => name },
  { title: '说明', value: noteOf },
  { title: '类型', value: ({ kind }) => PRIZE_KIND_LABELS[kind] },
  { title: '抽中', value: ({ drawn }) => drawn },
  { title: '待领取', value: ({ unclaimed }) => unclaimed },
  { title: '收回', value: ({ revoked }) => revoked },
  { title: '剩余', value: ({ stock }) => stock ?? '不限' },
  { title: '公示概率（%）', value: ({ stated }) => stated },
  { title: '实际比例（%）', value: ({ seen }) => seen },
  { title: '区间下限（%）', value: ({ from }) => from },
  { title: '区间上限（%）', value: ({ to }) => to },
  { title: '结论', value: ({ verdict }) => VERDICT_LABELS[verdict] }
]
