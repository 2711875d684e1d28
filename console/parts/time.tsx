import type { Moment } from '@contract/time'
import { exactMomentText, momentText } from '../lib/china-text'

interface Props {
  /** Null shows a dash. */
  readonly at: Moment | null
  /** With its seconds. */
  readonly isExact?: true
}

/** A moment by the clock of China. */
export const Time = ({ at, isExact }: Props) =>
  at === null ? (
    <>—</>
  ) : (
    <time className='numbers' dateTime={at}>
      {isExact ? exactMomentText(at) : momentText(at)}
    </time>
  )
