import { useRef } from 'react'
import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import { Sheet } from '@/ui/sheet/sheet'
import type { PuzzleRequest } from '../puzzle'
import { usePuzzle } from '../use-puzzle'
import { PuzzleQuestion } from './puzzle-question'
import { PuzzleSlide } from './puzzle-slide'
import css from './puzzle.module.scss'

function Solve({ ask }: { ask: PuzzleRequest }) {
  const puzzle = usePuzzle(ask)
  const { way, phase, fault, another } = puzzle
  const [other, Part, words] =
    way === 'slide'
      ? (['question', PuzzleSlide, '无法拖动？改为答题'] as const)
      : (['slide', PuzzleQuestion, '改为拖动拼图'] as const)
  return (
    <>
      <Part puzzle={puzzle} />
      <View className={css.said} {...{ role: 'status' }}>
        {phase === 'right' ? '验证通过' : <Fault text={fault} />}
      </View>
      <View className={css.ways}>
        <Button kind='quiet' size='small' disabled={!!phase} onPress={() => another(way)}>
          {puzzle.puzzle || !fault ? '换一个' : '重试'}
        </Button>
        <Button kind='quiet' size='small' disabled={!!phase} onPress={() => another(other)}>
          {words}
        </Button>
      </View>
    </>
  )
}

/** The sheet of the puzzle before an SMS code; closing it cancels the code. */
export function PuzzleSheet({ ask, open }: { ask: PuzzleRequest | null; open: boolean }) {
  // what closes keeps its height while it leaves
  const last = useRef(ask)
  if (ask) last.current = ask
  return (
    <Sheet open={open && ask !== null} title='安全验证' onClose={() => ask?.settle(null)}>
      {last.current ? <Solve key={last.current.id} ask={last.current} /> : null}
    </Sheet>
  )
}
