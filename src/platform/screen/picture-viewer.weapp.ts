import { previewImage } from '@tarojs/taro'
import type { ShowPictures } from './picture-viewer-types'

/** WeChat's own viewer: pinch to zoom, long press to save the picture. */
export const showPictures: ShowPictures = ({ urls, index }) =>
  void previewImage({ urls: [...urls], current: urls[index] ?? '' })
