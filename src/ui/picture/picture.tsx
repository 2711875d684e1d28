import { useState } from 'react'
import { Image, View } from '@tarojs/components'
import { serverFile } from '@/platform/environment/api-origin'
import { classNames } from '../class-names'
import css from './picture.module.scss'

export interface PictureProps {
  src: string | undefined
  /** For screen readers; leave out for decoration. */
  alt?: string
  /** Gives the box its size: the box never depends on the picture. */
  className?: string | undefined
  fit?: 'cover' | 'contain'
  /** Loads at once: only for what the first screen shows. */
  eager?: boolean
}

/** A picture in a fixed box: a plain background until it has loaded, or if it fails to load. */
export function Picture({ src, alt = '', className, fit = 'cover', eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const shown = src && src !== broken ? src : undefined
  return (
    <View className={classNames(css.box, className)}>
      {shown ? (
        <Image
          className={css.image}
          src={serverFile(shown)}
          mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
          lazyLoad={!eager}
          ariaLabel={alt}
          onError={() => setBroken(shown)}
        />
      ) : (
        <View className={css.fallback} {...(alt ? { role: 'img' } : {})} aria-label={alt || undefined} />
      )}
    </View>
  )
}
