import type { ConsoleData } from '@contract/console/types'
import type { Column } from '../../parts/column'
import { Money } from '../../parts/money'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'

type Line = ConsoleData<'orderDetail'>['lines'][number]

interface Props {
  readonly lines: readonly Line[]
}

const discountText = ({
  discountFen,
  cardOffFen,
  pointsOffFen
}: Line): readonly (readonly [string, number])[] =>
  (
    [
      ['会员价', cardOffFen],
      ['积分', pointsOffFen],
      ['优惠券', discountFen - cardOffFen - pointsOffFen]
    ] as const
  ).filter(([, fen]) => fen > 0)

const COLUMNS: readonly Column<Line>[] = [
  {
    title: '商品',
    show: ({ name, detail }) => (
      <>
        {name}
        {detail !== null && <div className='quiet'>{detail}</div>}
      </>
    )
  },
  { title: '单价', isNumber: true, show: ({ unitFen }) => <Money fen={unitFen} /> },
  { title: '数量', isNumber: true, show: ({ quantity }) => quantity },
  {
    title: '优惠',
    isNumber: true,
    show: (line) => {
      const parts = discountText(line)
      return parts.length === 0
        ? '—'
        : parts.map(([name, fen]) => (
            <div key={name}>
              {name} <Money fen={-fen} />
            </div>
          ))
    }
  },
  { title: '实付', isNumber: true, show: ({ payFen }) => <Money fen={payFen} /> },
  {
    title: '退款',
    isNumber: true,
    show: ({ claimedPieces, claimedFen }) =>
      claimedPieces === 0 ? (
        '—'
      ) : (
        <>
          {claimedPieces} 件 <Money fen={claimedFen} />
        </>
      )
  }
]

/** What was bought, with its price explained line by line. */
export const OrderLines = ({ lines }: Props) => (
  <Section title='商品'>
    <Rows columns={COLUMNS} rows={lines} keyOf={({ lineNo }) => String(lineNo)} none='没有商品' />
  </Section>
)
