import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './fault.module.scss'

export interface FaultProps {
  /** Nothing is shown without it. */
  text: string | undefined
  /** Placement: margins, alignment; it adds 4 px above itself. */
  className?: string | undefined
}

/** What is wrong, shown and read aloud next to the input to correct. */
export function Fault({ text, className }: FaultProps) {
  if (!text) return null
  return (
    <View className={classNames(css.fault, className)} role='alert'>
      {text}
    </View>
  )
}
