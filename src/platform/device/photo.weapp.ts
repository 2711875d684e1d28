import Taro from '@tarojs/taro'
import { withConsent } from '../wechat/with-consent'
import type { ChosenPicture } from './avatar-types'

/** Pictures from the album or the camera, at most `max`, scaled down; none if none was chosen. */
export async function choosePhotos(max: number): Promise<readonly ChosenPicture[]> {
  const choose = () => Taro.chooseMedia({ count: max, mediaType: ['image'], sizeType: ['compressed'] })
  const chosen = await withConsent(choose, '选择图片', '不加图片继续')
  return (chosen?.tempFiles ?? [])
    .slice(0, max)
    .map(({ tempFilePath, size }) => ({ path: tempFilePath, bytes: size }))
}
