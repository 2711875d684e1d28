import type { ConsoleData } from '@contract/console/types'
import { useRead } from '../../api/use-read'
import { DUE_LABELS } from '../../labels/figures'
import type { CsvColumn } from '../../lib/csv'
import { plainYuan, yuanOf } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Money } from '../../parts/money'
import { Rows } from '../../parts/rows'
import { Tiles } from '../../parts/tiles'
import { Time } from '../../parts/time'
import { Report } from './report'

type Due = ConsoleData<'rightsDue'>['items'][number]

const leftText = ({ of, left }: Due) => `${left} ${DUE_LABELS[of].unit}`

const COLUMNS: readonly Column<Due>[] = [
  { title: '名称', show: ({ name }) => name },
  { title: '类型', show: ({ of }) => DUE_LABELS[of].label },
  { title: '持有', isNumber: true, show: ({ held }) => held },
  { title: '未领用', isNumber: true, show: leftText },
  { title: '价值', isNumber: true, show: ({ worthFen }) => <Money fen={worthFen} /> }
]

const CSV: readonly CsvColumn<Due>[] = [
  { title: '名称', value: ({ name }) => name },
  { title: '编号', value: ({ id }) => id },
  { title: '类型', value: ({ of }) => DUE_LABELS[of].label },
  { title: '持有', value: ({ held }) => held },
  { title: '未领用', value: ({ left }) => left },
  { title: '单位', value: ({ of }) => DUE_LABELS[of].unit },
  { title: '价值', value: ({ worthFen }) => plainYuan(worthFen) }
]

const KINDS = ['card', 'plate', 'privilege'] as const

/** Rights that members have and did not take or use yet: what the business owes. */
export function Due() {
  const { data, error, isPending, refetch } = useRead('rightsDue', {})
  const rows = data?.items ?? []
  const tiles =
    data &&
    KINDS.map((kind) => {
      const ofKind = rows.filter(({ of }) => of === kind)
      const fen = ofKind.reduce((sum, { worthFen }) => sum + worthFen, 0)
      const held = ofKind.reduce((sum, one) => sum + one.held, 0)
      const { label, counted } = DUE_LABELS[kind]
      return { key: kind, title: label, value: yuanOf(fen), note: `${held} 份，${counted}` }
    })
  return (
    <Report rows={rows} file='未领用权益' columns={CSV}>
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Tiles tiles={tiles} expected={KINDS.length} />
          <p className='quiet'>
            {data && (
              <>
                截至 <Time at={data.at} isExact />。
              </>
            )}
            三类各按自己的口径计算，不能相加：会员卡按剩余天数折算卡价，卡内权益包又单独列出；权益包按剩余次数折算标价；
            权益券码按面值，是已领取、未使用、未过期的。不含门票、贵宾厅和商城商品。
          </p>
          <Rows
            columns={COLUMNS}
            rows={rows}
            keyOf={({ of, id }) => `${of} ${id}`}
            isLoading={isPending}
            none='没有未领用的权益'
          />
        </>
      )}
    </Report>
  )
}
