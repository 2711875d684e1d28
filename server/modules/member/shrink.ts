import sharp, { type ResizeOptions } from 'sharp'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import { imageTypeOf } from '../../lib/image-type'

/** The use of a picture: an avatar is cropped to a small square, any other is fitted into a large one. */
export type PictureUse = 'avatar' | 'picture'

/** A picture as stored. */
export interface StoredPicture {
  readonly mime: 'image/webp'
  readonly bytes: Buffer
}

const SIZES: Readonly<Record<PictureUse, ResizeOptions>> = {
  avatar: { width: 480, height: 480, fit: 'cover', withoutEnlargement: true },
  picture: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true }
}

/** As many as the largest phone cameras have; a small file may claim to be a thousand times that. */
const MAX_PIXELS = 64_000_000
/** Longer than any panorama: a one-pixel strip with the same total number of pixels would take half a minute. */
const MAX_SIDE = 20_000
const MAX_SECONDS = 10

// One thread per picture and no shared cache: we control how many are processed at a time, and so the memory.
sharp.concurrency(1)
sharp.cache(false)
// Only supported formats are ever parsed, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
})

const refused = (message: string) => new BusinessError(RESULT.badRequest, message)

/**
 * Makes a picture small and upright, and removes all other metadata from the file: place, camera, time.
 * @throws BusinessError 400 if it is not a PNG, JPEG or WebP, is broken, is animated, or has too many pixels
 */
export async function shrinkPicture(bytes: Buffer, use: PictureUse): Promise<StoredPicture> {
  if (imageTypeOf(bytes) === null) throw refused('这种图片不能用，请换一张照片')
  const {
    width,
    height,
    pages = 1
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken()
    })
  if (pages > 1 || isMovingPng(bytes)) throw refused('会动的图片不能用，请换一张照片')
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw refused('图片太大，请换一张小一些的')
  try {
    const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })
      .resize(SIZES[use])
      .webp({ quality: 80, effort: 3 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
    return { mime: 'image/webp', bytes: made }
  } catch {
    throw broken()
  }
}

const broken = () => refused('图片已损坏，请换一张')

/** A PNG declares animation before its first frame. */
function isMovingPng(bytes: Buffer): boolean {
  const at = bytes.indexOf('acTL')
  return imageTypeOf(bytes) === 'image/png' && at !== -1 && at < bytes.indexOf('IDAT')
}
