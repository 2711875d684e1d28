import { lastDayOf, type EndOfDay, type Moment } from '@contract/time'
import { momentText } from '../lib/china-text'

interface Props {
  readonly startsAt: Moment
  readonly endsAt: EndOfDay
}

/** From when to which last day something runs. */
export const Period = ({ startsAt, endsAt }: Props) => (
  <span className='numbers'>
    {momentText(startsAt)} 至 {lastDayOf(endsAt)}
  </span>
)
