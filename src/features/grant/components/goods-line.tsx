import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { Tag } from '@/ui/tag/tag'
import { lineText, type GrantLine } from '../model'
import { usePollAgain } from '../use-poll-again'
import css from './granted.module.scss'

/** Goods of a grant: there, on the way, or still to come; a tap asks for what is not there. */
export function GoodsLine({ line }: { line: GrantLine }) {
  const { lineId, name, picture, state, receiveId } = line
  const { mark, tone, note, button } = lineText(line)
  const { asking, ask } = usePollAgain(lineId)
  const there = state === 'granted' && receiveId !== null
  return (
    <View className={css.line}>
      <Picture className={css.picture} src={picture} />
      <View className={css.words}>
        <View className={css.name}>{name}</View>
        <View className={css.how} aria-live='polite'>
          <Tag tone={tone}>{mark}</Tag>
          <View className={css.note}>{note}</View>
        </View>
      </View>
      <Button
        size='small'
        kind={there ? 'plain' : 'secondary'}
        loading={asking}
        label={`${button} ${name}`}
        onPress={there ? () => void navigate('pages-my/receiveRecord/index', { receiveId }) : ask}
      >
        {button}
      </Button>
    </View>
  )
}
