import { View } from '@tarojs/components'
import type { Questionnaire } from '@/features/questionnaire/model'
import { usePictures } from '@/features/member/use-pictures'
import { useAnswering } from '@/features/questionnaire/use-answering'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Page } from '@/ui/page/page'
import { Progress } from '@/ui/progress/progress'
import { StickyHead } from '@/ui/sticky-head/sticky-head'
import css from '../index.module.scss'
import { Questions } from './questions'
import { Intro } from './intro'
import { Review } from './review'

export interface AnswersProps {
  title: string
  questionnaire: Questionnaire
  /** It was answered elsewhere, or is closed. */
  onNoMore: () => void
}

/** A questionnaire being answered: introduction, question by question, review, sending. */
export function Answers({ title, questionnaire, onNoMore }: AnswersProps) {
  const answering = useAnswering(questionnaire, onNoMore)
  const { begun, path, place, question, answers, fault, refusal, sending } = answering
  const provided = question && answers.get(question.id)
  const pictures = usePictures(
    provided?.pictures ?? [],
    question?.kind === 'pictures' ? question.most : 0,
    (urls) => question && answering.answer(question.id, urls.length > 0 ? { pictures: [...urls] } : undefined)
  )
  if (!begun) {
    const bottom = (
      <BottomBar>
        <Button block size='large' onPress={answering.begin}>
          开始填写
        </Button>
      </BottomBar>
    )
    return (
      <Page title={title} bottom={bottom}>
        <Intro questionnaire={questionnaire} />
      </Page>
    )
  }
  const isLast = place === path.length - 1
  const bottom = (
    <BottomBar note={refusal}>
      <ButtonRow>
        {place > 0 ? (
          <Button
            block
            size='large'
            kind='plain'
            onPress={() => answering.show(Math.min(place, path.length) - 1)}
          >
            上一题
          </Button>
        ) : null}
        {question ? (
          <Button block size='large' onPress={() => answering.next(pictures.unready)}>
            {isLast ? '去核对' : '下一题'}
          </Button>
        ) : (
          <Button block size='large' loading={sending} onPress={answering.send}>
            提交问卷
          </Button>
        )}
      </ButtonRow>
    </BottomBar>
  )
  return (
    <Page title={title} bottom={bottom}>
      <StickyHead>
        <View className={css.head}>
          <View className={css.where} role='status'>
            {question ? `第 ${place + 1} 题，共 ${path.length} 题` : '核对答案'}
          </View>
          <Progress
            done={Math.min(place, path.length)}
            total={path.length}
            label={`已填写 ${Math.min(place, path.length)} 题，共 ${path.length} 题`}
          />
        </View>
      </StickyHead>
      {question ? (
        <Questions
          key={question.id}
          question={question}
          place={place}
          answer={provided}
          fault={fault}
          today={answering.today}
          pictures={pictures}
          onAnswer={(answer) => answering.answer(question.id, answer)}
        />
      ) : (
        <Review path={path} answers={answers} onShow={answering.show} />
      )}
    </Page>
  )
}
