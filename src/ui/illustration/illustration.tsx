import { View } from '@tarojs/components'
import type { IconShape } from '../icon/icon'
import { classNames } from '../class-names'
import css from './illustration.module.scss'

/** A line drawing of 160 by 120: `of` is the default import of a file in `ui/drawing/drawings/`. */
export function Illustration({ of }: { of: IconShape }) {
  return <View className={classNames(css.illustration, of.icon)} />
}
