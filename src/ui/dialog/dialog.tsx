import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Button } from '../button/button'
import { ButtonRow } from '../button-row/button-row'
import { Overlay } from '../overlay/overlay'
import css from './dialog.module.scss'

export interface DialogProps {
  open: boolean
  title: string
  text?: ReactNode
  confirmText?: string
  /** null if there is nothing to choose: `onCancel` is then called only by the scrim and Escape. */
  cancelText?: string | null
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks for confirmation, and ends with confirm or cancel (rule modal.result). A double tap that opens it does
 * not answer it.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    title,
    text,
    confirmText = '确定',
    cancelText = '取消',
    loading = false,
    onConfirm,
    onCancel
  } = props
  return (
    <Overlay open={open} onClose={onCancel} label={title} place='middle'>
      <View className={css.title}>{title}</View>
      {text ? <View className={css.text}>{text}</View> : null}
      <ButtonRow className={css.actions}>
        {cancelText === null ? null : (
          <Button kind='plain' block onPress={onCancel}>
            {cancelText}
          </Button>
        )}
        <Button block guarded loading={loading} onPress={onConfirm}>
          {confirmText}
        </Button>
      </ButtonRow>
    </Overlay>
  )
}
