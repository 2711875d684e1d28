import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import type { CardPreview } from '@/features/card/model'
import { continuesText, termText } from '@/lib/card-term'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Fault } from '@/ui/fault/fault'
import { HEADING } from '@/ui/read-as'
import type { Activation } from '../use-activation'
import css from './activation.module.scss'

/** The card that number and code belong to, with the confirmation. */
export function Preview({ activation, preview }: { activation: Activation; preview: CardPreview }) {
  const { refusal, busy, activate, edit } = activation
  const { card, cardNo, nextTerm } = preview
  return (
    <View className={css.sheet}>
      <View className={css.head} {...HEADING}>
        确认激活此卡？
      </View>
      <View className={css.hint}>
        {nextTerm.renews
          ? `${continuesText(nextTerm)}：${termText(nextTerm)}`
          : `激活后有效期 ${termText(nextTerm)}`}
      </View>
      <View className={css.face}>
        <CardFace face={card.face} name={card.name} level={card.level} state='inactive' cardNo={cardNo} />
      </View>
      <View className={css.benefits}>{card.benefits.join(' · ')}</View>
      <Fault text={refusal} className={css.fault} />
      <ButtonRow className={css.ways}>
        <Button kind='plain' size='large' block disabled={busy} onPress={edit}>
          返回修改
        </Button>
        <Button size='large' block guarded loading={busy} onPress={activate}>
          确认激活
        </Button>
      </ButtonRow>
    </View>
  )
}
