/** `html` comes from our server, which has cleaned it; `className` carries the text style. */
export interface RichTextProps {
  html: string
  className?: string | undefined
}
