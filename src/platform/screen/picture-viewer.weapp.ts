import { previewImage } from '@tarojs/taro'
import type { ShowPictures } from './picture-viewer-types'

/** WeChat's own viewer: fingers zoom, a long press keeps the picture. */
export const showPictures: ShowPictures = ({ urls, index }) =>
  void previewImage({ urls: [...urls], current: urls[index] ?? '' })
