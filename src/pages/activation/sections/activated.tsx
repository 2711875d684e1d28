import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import type { MemberCard } from '@/features/card/model'
import { renewedText } from '@/lib/card-term'
import { formatMinute } from '@/lib/time'
import { goHome, replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from './activation.module.scss'

export interface ActivatedProps {
  card: MemberCard
  /** This member activated it earlier. */
  before: boolean
}

/** The activated card, with two follow-up links. */
export function Activated({ card, before }: ActivatedProps) {
  const { memberCardId, plateCount, activatedAt } = card
  return (
    <>
      {before ? (
        <ResultSign kind='success' title='您已激活过这张卡'>
          {activatedAt ? `${formatMinute(activatedAt)} 激活，无需重复激活` : '无需重复激活'}
        </ResultSign>
      ) : (
        <ResultSign kind='success' title='激活成功'>
          {renewedText(card) ?? `${plateCount} 个权益包已生效，可立即领取`}
        </ResultSign>
      )}
      <View className={css.done}>
        <CardFace {...card} />
        <ButtonRow className={css.ways}>
          <Button kind='plain' size='large' block onPress={() => void goHome()}>
            回首页
          </Button>
          <Button size='large' block onPress={() => void replace('pages/cardDetail/index', { memberCardId })}>
            去领取权益
          </Button>
        </ButtonRow>
      </View>
    </>
  )
}
