import { View } from '@tarojs/components'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { RichText } from '@/ui/rich-text/rich-text'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { InstructionsSkeleton } from './sections/instructions-skeleton'
import { useCardInstructions } from './use-card-instructions'

const PATH = 'pages-secondary/cardInstructions/index'

/** 用卡说明: the instructions of a card. */
function CardInstructions({ query }: PageProps<typeof PATH>) {
  const instructions = useCardInstructions(query.cardId)
  return (
    <Page title={titleOf(PATH)}>
      <Stateful query={instructions} skeleton={<InstructionsSkeleton />}>
        {({ card, instructionsHtml }) => (
          <View className={css.sheet}>
            <View className={css.name}>{card.name}</View>
            <View className={css.validity}>{`开通后 ${card.validityDays} 天内有效`}</View>
            <RichText html={instructionsHtml} />
          </View>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), CardInstructions)
