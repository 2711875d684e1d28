import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { codeDigits } from '../model'
import type { Puzzle } from '../use-puzzle'

/** A sum in words, for users who cannot see the picture or move the piece. */
export function PuzzleQuestion({ puzzle: { puzzle, phase, answer } }: { puzzle: Puzzle }) {
  const [text, setText] = useState('')
  // another question: the field stays, and has the focus still
  const [requested, setRequested] = useState(puzzle)
  if (requested !== puzzle) {
    setRequested(puzzle)
    setText('')
  }
  const enter = () => {
    if (text) void answer(Number(text))
  }
  return (
    <Field
      labelled
      label={puzzle?.question ?? '正在出题'}
      placeholder='请输入数字'
      keyboard='number'
      maxlength={3}
      clean={codeDigits}
      value={text}
      onType={setText}
      onEnter={enter}
    >
      <Button size='small' loading={phase === 'checking'} onPress={enter}>
        确认
      </Button>
    </Field>
  )
}
