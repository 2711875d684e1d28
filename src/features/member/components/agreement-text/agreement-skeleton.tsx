import { View } from '@tarojs/components'
import { Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './agreement-text.module.scss'

const PARAGRAPHS = [0, 1, 2, 3]

/** A title and paragraphs while the text loads. */
export function AgreementSkeleton() {
  return (
    <Skeleton className={css.sheet}>
      <Line width={45} tall />
      <Line width={55} gap={24} />
      {PARAGRAPHS.map((index) => (
        <View key={index} className={css.paragraph}>
          <Line width={35} tall gap={12} />
          <Line />
          <Line />
          <Line width={70} />
        </View>
      ))}
    </Skeleton>
  )
}
