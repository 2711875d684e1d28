import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import type { MemberCard } from '@/features/card/model'
import { goHome, replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from './activation.module.scss'

/** The card, activated, and two ways on. */
export function Activated({ card }: { card: MemberCard }) {
  const { memberCardId, plateCount } = card
  return (
    <>
      <ResultSign kind='success' title='激活成功'>
        {`${plateCount} 个权益包已经开始，现在就能领`}
      </ResultSign>
      <View className={css.done}>
        <CardFace {...card} />
        <View className={css.ways}>
          <View className={css.way}>
            <Button kind='plain' size='large' block onPress={() => void goHome()}>
              回首页
            </Button>
          </View>
          <View className={css.way}>
            <Button
              size='large'
              block
              onPress={() => void replace('pages/cardDetail/index', { memberCardId })}
            >
              去领权益
            </Button>
          </View>
        </View>
      </View>
    </>
  )
}
