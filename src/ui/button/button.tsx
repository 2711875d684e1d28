import type { PropsWithChildren } from 'react'
import { Button as TaroButton, View, type ButtonProps as TaroButtonProps } from '@tarojs/components'
import { classNames } from '../class-names'
import { useSettled } from './use-settled'
import css from './button.module.scss'

export interface ButtonProps extends Pick<
  TaroButtonProps,
  'openType' | 'onGetPhoneNumber' | 'onChooseAvatar' | 'onError' | 'formType'
> {
  /** `plain`: grey background, for the less important of two; `quiet`: text only. */
  kind?: 'primary' | 'secondary' | 'plain' | 'quiet'
  /** 36, 44 (default) and 52 px high; `small` keeps a touch area of 44. */
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
  /** The action is under way: shows it and accepts no second press. */
  loading?: boolean
  disabled?: boolean
  /**
   * It pays or spends: ignores taps in its first half second, which may be the second half of an earlier double
   * tap.
   */
  guarded?: boolean
  /** For screen readers, if the text alone is not enough. */
  label?: string
  onPress?: () => void
}

/**
 * The button. While it is disabled or loading a press does nothing. State next to it why it is disabled
 * (BottomBar.note).
 */
export function Button(props: PropsWithChildren<ButtonProps>) {
  const {
    kind = 'primary',
    size = 'medium',
    block,
    loading,
    disabled,
    guarded = false,
    label,
    onPress,
    children,
    ...host
  } = props
  const settled = useSettled(guarded)
  const idle = Boolean(disabled || loading)
  return (
    <TaroButton
      {...host}
      className={classNames(css.button, css[kind], css[size], block && css.block, disabled && css.disabled)}
      hoverClass={idle ? 'none' : (css.pressed ?? 'none')}
      disabled={idle}
      aria-label={label}
      aria-busy={loading ? 'true' : undefined}
      aria-disabled={settled ? undefined : 'true'}
      onClick={() => {
        if (!idle && settled) onPress?.()
      }}
    >
      {loading ? <View className={css.spinner} /> : null}
      {children}
    </TaroButton>
  )
}
