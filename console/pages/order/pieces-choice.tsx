import type { ConsoleData } from '@contract/console/types'
import { InputNumber } from 'antd'
import { yuanOf } from '../../lib/yuan'

type Preview = ConsoleData<'previewPieces'>

/** How many pieces of each line, by its number. */
export type Chosen = Readonly<Record<number, number>>

interface Props {
  readonly lines: Preview['lines']
  readonly kind: Preview['kinds'][number]
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

/** Lines of an order with how many pieces of them are to be refunded, and what a piece is worth. */
export const PiecesChoice = ({ lines, kind, chosen, onChoose }: Props) => (
  <ul className='pieces'>
    {lines.map(({ lineNo, name, quantity, payFen, pieceFen, left, why }) => (
      <li key={lineNo}>
        <div>
          {name}
          <div className='quiet'>
            {`实付 ${yuanOf(payFen)}，共 ${quantity} 件`}
            {left[kind] > 0
              ? `；可退 ${left[kind]} 件，每件 ${yuanOf(pieceFen)}`
              : `；${why ?? '没有可退的件数'}`}
          </div>
        </div>
        <InputNumber<number>
          aria-label={`${name} 退款件数`}
          min={0}
          max={left[kind]}
          precision={0}
          disabled={left[kind] === 0}
          value={Math.min(chosen[lineNo] ?? 0, left[kind])}
          onChange={(pieces) => onChoose({ ...chosen, [lineNo]: pieces ?? 0 })}
          addonAfter='件'
          style={{ width: 120 }}
        />
      </li>
    ))}
  </ul>
)
