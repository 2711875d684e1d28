import { Money } from '../../../parts/money'

interface Props {
  /** Null shows a dash. */
  readonly fen: number | null
}

/** A price, if there is one. */
export const Amount = ({ fen }: Props) => (fen === null ? <>—</> : <Money fen={fen} />)
