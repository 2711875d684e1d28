import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import css from './icon.module.scss'

/** A shape: the default import of a file in `ui/icon/icons/`, each of which contains just one icon. */
export type IconShape = Readonly<Record<string, string>>

export interface IconProps {
  of: IconShape
  size?: 16 | 20 | 24 | 32 | 44
  /** The filled state, for shapes that have one (tab icons). */
  active?: boolean
  className?: string | undefined
}

/**
 * One icon in the colour of the text around it. It is decoration: the control around it has the accessible
 * name.
 */
export function Icon({ of, size = 24, active = false, className }: IconProps) {
  return (
    <View
      className={classNames(
        css.box,
        css[`size${size}`],
        active ? (of.active ?? of.icon) : of.icon,
        className
      )}
    />
  )
}
