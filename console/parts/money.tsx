import { yuanOf } from '../lib/yuan'

interface Props {
  readonly fen: number
}

/** An amount. */
export const Money = ({ fen }: Props) => <span className='numbers'>{yuanOf(fen)}</span>
