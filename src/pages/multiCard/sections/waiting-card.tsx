import { View } from '@tarojs/components'
import { CardFace } from '@/features/card/components/card-face/card-face'
import type { WaitingCard as Card } from '@/features/grant/model'
import { PlateLine } from '@/features/plate/components/plate-line/plate-line'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import css from '../index.module.scss'

/** A card to be opened, selectable, with its plates; one already opened links to its page. */
export function WaitingCard({ card, on, onToggle }: { card: Card; on: boolean; onToggle: () => void }) {
  const { face, name, level, tagline, validityDays, plates, opened } = card
  return (
    <View className={css.card}>
      <View className={css.face}>
        {opened ? (
          <CardFace
            {...opened}
            onPress={() => void navigate('pages/cardDetail/index', { memberCardId: opened.memberCardId })}
          />
        ) : (
          <CardFace face={face} name={name} level={level} tagline={tagline} state='inactive' />
        )}
      </View>
      {opened ? (
        <View className={css.choice}>
          <View className={css.words}>已开通，可在首页直接使用</View>
        </View>
      ) : (
        <Pressable
          className={css.choice}
          role='checkbox'
          selected={on}
          label={`开通 ${name}，${validityDays} 天`}
          onPress={onToggle}
        >
          <Tick on={on} />
          <View className={css.words}>{`开通 ${name}，${validityDays} 天`}</View>
        </Pressable>
      )}
      <View className={css.plates}>
        {plates.map(({ plateId, name: plate, subtitle, picture }) => (
          <PlateLine key={plateId} name={plate} picture={picture} note={subtitle} />
        ))}
      </View>
    </View>
  )
}
