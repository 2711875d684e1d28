interface Props {
  /** What is counted, for those who do not see the bars. */
  readonly title: string
  readonly bars: readonly { readonly label: string; readonly count: number }[]
  /** The whole that shares are of. */
  readonly all: number
}

/** Counts below each other, each with its bar, number and share: labels have room, on a phone too. */
export function Bars({ title, bars, all }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className='bars' aria-label={title}>
      {bars.map(({ label, count }) => (
        <li key={label}>
          <span className='bars-label'>{label}</span>
          <span className='bars-room' aria-hidden>
            <span className='bars-bar' style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className='numbers'>
            {count}（{shareText(count, all)}）
          </span>
        </li>
      ))}
    </ul>
  )
}

const shareText = (count: number, all: number): string =>
  all === 0 ? '0%' : `${Math.round((count / all) * 1000) / 10}%`
