import { useEffect, useId, useRef, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { SETTLE_MS } from '@/lib/double-tap'
import { holdOverlay } from '@/platform/screen/overlay'
import { classNames } from '../class-names'
import { useShell } from '../shell/shell'
import { useLeaving } from './use-leaving'
import css from './overlay.module.scss'

export interface OverlayProps {
  open: boolean
  /** A press beside the panel, or Escape. */
  onClose: () => void
  label: string
  place: 'bottom' | 'middle'
}

/** The --out of styles/tokens.scss, in ms. */
const OUT = 160

/**
 * A panel over a scrim: stops the page from scrolling, takes the focus and restores it. Sheet and Dialog are
 * built on it. It applies the theme itself, so it may be placed beside a Page as well as inside one.
 */
export function Overlay({ open, onClose, label, place, children }: PropsWithChildren<OverlayProps>) {
  const { themes } = useShell()
  const id = `overlay${useId().replace(/\W/g, '')}`
  const { shown, leaving } = useLeaving(open, OUT)
  const close = useRef(onClose)
  close.current = onClose

  const openedAt = useRef(-Infinity)

  useEffect(() => {
    if (!open) return
    openedAt.current = Date.now()
    const hold = holdOverlay(id, () => close.current())
    return () => hold.release()
  }, [open, id])

  // the second half of a double tap on what opened it is no wish to close it
  const pressBeside = () => {
    if (Date.now() - openedAt.current >= SETTLE_MS) onClose()
  }
  if (!shown) return null
  return (
    <View className={classNames(themes, css.overlay, css[place], leaving && css.leaving)} catchMove>
      <View className={css.scrim} aria-hidden='true' onClick={pressBeside} />
      <View
        id={id}
        className={css.panel}
        {...{ role: 'dialog', tabIndex: -1 }}
        aria-modal='true'
        aria-label={label}
      >
        {children}
      </View>
    </View>
  )
}
