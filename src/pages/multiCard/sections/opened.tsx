import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import { outcomesText, type CardOutcome } from '@/features/grant/model'
import { goHome, navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { ResultSign } from '@/ui/result-sign/result-sign'
import { Tag, type TagTone } from '@/ui/tag/tag'
import css from '../index.module.scss'

const MARKS: Readonly<Record<CardOutcome['outcome'], readonly [TagTone, string]>> = {
  opened: ['ok', '开通成功'],
  had: ['info', '此前已开通'],
  refused: ['bad', '不可开通']
}

/** The result for each card, shown as on home if it can be found there. */
export function Opened({ results, onMore }: { results: readonly CardOutcome[]; onMore: () => void }) {
  const isAny = results.some(({ outcome }) => outcome === 'opened')
  return (
    <>
      <ResultSign kind={isAny ? 'success' : 'cancelled'} title={isAny ? '开卡成功' : '没有新开的卡'}>
        {outcomesText(results)}
      </ResultSign>
      <View className={css.results}>
        {results.map(({ cardId, name, outcome, card }) => {
          const [tone, mark] = MARKS[outcome]
          return (
            <View key={cardId} className={css.outcome}>
              <View className={css.mark}>
                <Tag tone={tone}>{card ? mark : `${name} ${mark}`}</Tag>
              </View>
              {card ? (
                <CardFace
                  {...card}
                  onPress={() => void navigate('pages/cardDetail/index', { memberCardId: card.memberCardId })}
                />
              ) : null}
            </View>
          )
        })}
      </View>
      <ButtonRow className={css.ways}>
        <Button kind='plain' size='large' block onPress={onMore}>
          继续开卡
        </Button>
        <Button size='large' block onPress={() => void goHome()}>
          去首页使用
        </Button>
      </ButtonRow>
    </>
  )
}
