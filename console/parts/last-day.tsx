import { lastDayOf, type EndOfDay } from '@contract/time'

interface Props {
  /** Null shows a dash. */
  readonly of: EndOfDay | null
}

/** The last day on which something is valid: it ends at midnight after it. */
export const LastDay = ({ of }: Props) =>
  of === null ? (
    <>—</>
  ) : (
    <time className='numbers' dateTime={lastDayOf(of)}>
      {lastDayOf(of)}
    </time>
  )
