import { forwardRef, type ImgHTMLAttributes, type SyntheticEvent } from 'react'
import { classes, domProps, withDetail, type BaseProps, type Handler } from './dom'
import './image.scss'

interface ImageProps extends BaseProps {
  src?: string
  mode?: string
  lazyLoad?: boolean
  'aria-label'?: string
  imgProps?: ImgHTMLAttributes<HTMLImageElement>
  onLoad?: Handler
  onError?: Handler
}

function naturalSize({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  return { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }
}

/** A box with a picture in it. `ariaLabel` (or `imgProps.alt`) is its text; without one it is decoration. */
export const Image = forwardRef<HTMLDivElement, ImageProps>(function Image(props, ref) {
  // Taro's build writes `ariaLabel` as `aria-label`
  const { ariaLabel, 'aria-label': label = ariaLabel, ...rest } = props
  const mode = (props.mode ?? 'scaleToFill').toLowerCase().replace(/\s/g, '')
  return (
    <div {...domProps(rest)} ref={ref} className={classes('taro-img', `taro-img--${mode}`, props.className)}>
      {props.src && (
        <img
          alt={label ?? ''}
          decoding='async'
          loading={props.lazyLoad ? 'lazy' : undefined}
          {...props.imgProps}
          src={props.src}
          onLoad={(event) => props.onLoad?.(withDetail(event, naturalSize(event)))}
          onError={(event) => props.onError?.(withDetail(event, { errMsg: 'image failed to load' }))}
        />
      )}
    </div>
  )
})
