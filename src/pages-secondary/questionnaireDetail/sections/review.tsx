import { View } from '@tarojs/components'
import { summaryOf, type Answers, type Question } from '@/features/questionnaire/model'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import edit from '@/ui/icon/icons/edit.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

export interface ReviewProps {
  path: readonly Question[]
  answers: Answers
  onShow: (place: number) => void
}

/** All answers on the chosen path, to be reviewed; each links back to its question. */
export function Review({ path, answers, onShow }: ReviewProps) {
  return (
    <>
      <View className={css.hint}>请核对您的答案，点按可修改。提交后不能再改。</View>
      <View className={css.review}>
        {path.map((question, index) => {
          const summary = summaryOf(question, answers.get(question.id)) || '未填写'
          return (
            <Pressable
              key={question.id}
              className={css.row}
              label={`${index + 1}. ${question.title} ${summary}，修改`}
              onPress={() => onShow(index)}
            >
              <View className={css.rowWords}>
                <View className={css.rowTitle}>{`${index + 1}. ${question.title}`}</View>
                <View className={classNames(css.rowAnswer, summary === '未填写' && css.none)}>{summary}</View>
              </View>
              <Icon of={edit} size={20} className={css.edit} />
            </Pressable>
          )
        })}
      </View>
    </>
  )
}
