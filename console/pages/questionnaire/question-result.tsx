import type { ConsoleData } from '@contract/console/types'
import { Button } from 'antd'
import { useState } from 'react'
import { Bars } from '../../parts/bars'
import { Texts } from './texts'

type Result = ConsoleData<'questionnaireResults'>['results'][number]

interface Props {
  readonly questionnaireId: string
  /** Its place, from 1. */
  readonly no: number
  readonly result: Result
}

/** What was answered to one question. */
export function QuestionResult({ questionnaireId, no, result }: Props) {
  const { questionId, kind, title, answered, groups, numbers, texts } = result
  const [isOpen, setOpen] = useState(false)
  return (
    <section className='question'>
      <div>
        <h2>
          {no}. {title}
        </h2>
        <span className='quiet'>
          {KIND_LABELS[kind]} · {answered} 人回答
          {numbers &&
            ` · 平均 ${numberText(numbers.average)}，中位数 ${numberText(numbers.median)}，最低 ${numberText(numbers.least)}，最高 ${numberText(numbers.most)}`}
        </span>
      </div>
      {(answered > 0 ? groups : []).map((group) => (
        <div key={group.title}>
          {group.title !== null && <h3>{group.title}</h3>}
          <Bars title={group.title ?? title} bars={group.bars} all={answered} />
        </div>
      ))}
      {texts > 0 && (
        <Button style={{ alignSelf: 'flex-start' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起' : `查看 ${texts} 条${kind === 'pictures' ? '图片' : '文字'}`}
        </Button>
      )}
      {isOpen && <Texts questionnaireId={questionnaireId} questionId={questionId} />}
    </section>
  )
}

const numberText = (value: number): string => String(Math.round(value * 100) / 100)

const KIND_LABELS: Readonly<Record<Result['kind'], string>> = {
  single: '单选',
  multiple: '多选',
  rating: '评分',
  text: '文字',
  date: '日期',
  number: '数字',
  matrix: '矩阵',
  pictures: '图片'
}
