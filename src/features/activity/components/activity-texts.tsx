import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { RichText } from '@/ui/rich-text/rich-text'
import css from './activity.module.scss'

/** A heading brings its own space above it; other text does not. */
const HEADED = /^\s*<h\d/

/** Texts of an activity, each on its own sheet; empty ones are omitted. */
export function ActivityTexts({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.filter(Boolean).map((html) => (
        <View key={html} className={classNames(css.text, !HEADED.test(html) && css.unheaded)}>
          <RichText html={html} />
        </View>
      ))}
    </>
  )
}
