import { classes, domProps, withDetail, type BaseProps, type Handler } from './dom'
import './web-view.scss'

interface WebViewProps extends BaseProps {
  src?: string
  onLoad?: Handler
  onError?: Handler
  /** Mini-program only: a page in a frame has no such messages. */
  onMessage?: Handler
}

/** Another site inside the page: an `iframe`, where the mini-program has a separate page. */
export function WebView(props: WebViewProps) {
  const { ariaLabel, ...rest } = props
  return (
    <iframe
      {...domProps(rest)}
      title={ariaLabel ?? props.src}
      src={props.src}
      allow='payment; geolocation'
      className={classes('taro-web-view', props.className)}
      onLoad={(event) => props.onLoad?.(withDetail(event, { src: props.src }))}
      onError={(event) => props.onError?.(withDetail(event, { src: props.src }))}
    />
  )
}
