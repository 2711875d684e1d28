import { forwardRef } from 'react'
import { classes, domProps, type BaseProps } from './dom'

interface RichTextProps extends BaseProps {
  /** HTML already sanitised by the server; node lists are not used in this app. */
  nodes?: string
}

/** Shows HTML as it is: pass only text that the server has sanitised. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>(function RichText(props, ref) {
  return (
    <div
      {...domProps(props)}
      ref={ref}
      className={classes('taro-rich-text', props.className)}
      dangerouslySetInnerHTML={{ __html: props.nodes ?? '' }}
    />
  )
})
