import { forwardRef } from 'react'
import { classes, domProps, type BaseProps } from './dom'

interface RichTextProps extends BaseProps {
  /** HTML that the server has made safe already; node lists are not used in this app. */
  nodes?: string
}

/** Shows HTML as it is: only text that the server sanitised may come here. */
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
