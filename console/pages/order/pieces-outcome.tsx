import type { ConsoleData } from '@contract/console/types'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { RIGHT_LABELS } from '../../labels/orders'
import { yuanOf } from '../../lib/yuan'

type Preview = ConsoleData<'previewPieces'>
type Outcome = NonNullable<Preview['outcome']>

interface Props {
  readonly kind: Preview['kinds'][number]
  readonly outcome: Outcome
  readonly lines: Preview['lines']
}

/** What a refund of pieces pays and what it does besides, as the server has tried it. */
export const PiecesOutcome = ({ kind, outcome, lines }: Props) => (
  <Alert
    type={outcome.isAll ? 'warning' : 'info'}
    style={{ marginBottom: 16 }}
    message={`退款合计 ${yuanOf(outcome.amountFen)}`}
    description={
      <dl className='facts'>
        {[...sumsOf(outcome, lines), ...effectsOf(kind, outcome)].map(([title, text], index) => (
          <div key={`${index} ${title}`}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    }
  />
)

type Fact = readonly [title: string, text: ReactNode]

/** The parts of the sum. */
function sumsOf({ lines: refunded, freightFen, withheld }: Outcome, lines: Preview['lines']): Fact[] {
  const nameOf = (lineNo: number) => lines.find((line) => line.lineNo === lineNo)?.name ?? ''
  return [
    ...refunded.map(({ lineNo, quantity, amountFen }): Fact => [
      `${nameOf(lineNo)} × ${quantity}`,
      yuanOf(amountFen)
    ]),
    ...(freightFen > 0 ? [['运费', yuanOf(freightFen)] as const] : []),
    ...withheld.map(({ words, fen }): Fact => [words, yuanOf(-fen)])
  ]
}

/** What happens besides. */
function effectsOf(kind: Preview['kinds'][number], outcome: Outcome): Fact[] {
  const { isWaiting, rights, pointsBack, pointsTaken, commissionFen, coupon } = outcome
  const goods = kind === 'cancel' ? '不再发货，退回库存' : rights.length > 0 ? null : '留给买家，不用寄回'
  const facts: readonly (Fact | false)[] = [
    isWaiting && ['仓库', '正在打包：仓库停止发货后才退款，已发出则不退'],
    goods !== null && ['商品', goods],
    rights.length > 0 && ['收回权益', rights.map(rightText).join('、')],
    pointsBack > 0 && ['退还积分', `${pointsBack} 分`],
    pointsTaken > 0 && ['扣回所赠积分', `${pointsTaken} 分`],
    commissionFen > 0 && ['推广佣金减少', yuanOf(commissionFen)],
    coupon !== null && [
      '优惠券',
      coupon.comesBack ? `「${coupon.name}」退回买家` : `「${coupon.name}」不退回：订单没有全部退完`
    ]
  ]
  return facts.filter((fact) => fact !== false)
}

const rightText = ({ kind, name, codeTail }: Outcome['rights'][number]) =>
  `${RIGHT_LABELS[kind]} ${name}${codeTail === null ? '' : `（尾号 ${codeTail}）`}`
