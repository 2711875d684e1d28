import { useMemo, type ReactNode } from 'react'
import { Image, Text, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import sunShape from '../icon/icons/sun.module.scss'
import { codeGroups } from '../voucher-code/code-groups'
import { barcodePicture, qrPicture } from '../voucher-code/code-pictures'
import css from './live-code.module.scss'

export interface LiveCodeProps {
  /** Its name for screen readers. */
  name: string
  /** undefined: there is no valid one. */
  code: string | undefined
  /** Remaining validity in seconds, out of `life`. */
  left: number
  life: number
  /** The text with the remaining seconds. */
  until: string
  /** Shown instead of the picture if there is no code. */
  cover: ReactNode
  /** One line below: what it is for. */
  hint: string
  /** Also as a barcode, for the scanners of tills. */
  withBars?: boolean
}

/** The number of groups that fit on two lines of four. */
const TWO_LINES = 8

/**
 * A changing code to hold up to a gate: its picture, its remaining seconds, its digits. Heavy: not for home.
 */
export function LiveCode({ name, code, left, life, until, cover, hint, withBars = false }: LiveCodeProps) {
  const picture = useMemo(() => (code === undefined ? '' : qrPicture(code)), [code])
  const bars = useMemo(() => (withBars && code !== undefined ? barcodePicture(code) : ''), [withBars, code])
  const groups = codeGroups(code ?? '')
  return (
    <View className={css.live}>
      <View className={css.frame}>
        {code === undefined ? (
          <View className={css.cover}>{cover}</View>
        ) : (
          <Image className={css.qr} src={picture} mode='scaleToFill' ariaLabel={name} />
        )}
      </View>
      <View className={css.track}>
        <View
          className={css.bar}
          style={{ transform: `scaleX(${code === undefined ? 0 : Math.min(1, left / life)})` }}
        />
      </View>
      <View className={css.seconds}>{until}</View>
      {bars ? <Image className={css.bars} src={bars} mode='scaleToFill' ariaLabel='条形码' /> : null}
      <View
        className={classNames(css.digits, groups.length > TWO_LINES && css.more)}
        {...{ role: 'img' }}
        aria-label={groups.join(' ') || `暂无${name}`}
      >
        {code === undefined
          ? ' '
          : groups.map((group, index) => (
              <Text key={index} className={css.group} userSelect>
                {group}
              </Text>
            ))}
      </View>
      <View className={css.hint}>
        <Icon of={sunShape} size={16} />
        <Text className={css.hintText}>{hint}</Text>
      </View>
    </View>
  )
}
