import { View } from '@tarojs/components'
import { RichText } from '@/ui/rich-text/rich-text'
import css from './activity.module.scss'

/** Texts of an activity, each on its own sheet; empty ones leave no sheet. */
export function ActivityTexts({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.filter(Boolean).map((html) => (
        <View key={html} className={css.text}>
          <RichText html={html} />
        </View>
      ))}
    </>
  )
}
