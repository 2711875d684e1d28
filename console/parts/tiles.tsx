import { Card, Skeleton, Statistic } from 'antd'
import type { ReactNode } from 'react'

/** A figure in a tile of its own. */
export interface Tile {
  readonly key: string
  readonly title: ReactNode
  readonly value: string
  /** Below the figure, small. */
  readonly note: string
}

interface Props {
  /** Undefined while they are loaded. */
  readonly tiles: readonly Tile[] | undefined
  /** How many there will be. */
  readonly expected: number
}

/** Figures beside each other; while they are loaded, as many grey ones of the same size. */
export const Tiles = ({ tiles, expected }: Props) =>
  tiles ? (
    <div className='tiles'>
      {tiles.map(({ key, title, value, note }) => (
        <Card key={key} size='small' className='tile'>
          <Statistic title={title} value={value} />
          <div className='quiet'>{note}</div>
        </Card>
      ))}
    </div>
  ) : (
    <div className='tiles' role='status' aria-label='加载中'>
      {Array.from({ length: expected }, (_, place) => (
        <Card key={place} size='small' className='tile'>
          <Skeleton title={false} paragraph={{ rows: 2 }} />
        </Card>
      ))}
    </div>
  )
