import Taro from '@tarojs/taro'
import type { ChosenPicture } from './avatar-types'

/** Pictures from the album or the camera, at most `max`, scaled down; none if none was chosen. */
export async function choosePhotos(max: number): Promise<readonly ChosenPicture[]> {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: max,
      mediaType: ['image'],
      sizeType: ['compressed']
    })
    return tempFiles.slice(0, max).map(({ tempFilePath, size }) => ({ path: tempFilePath, bytes: size }))
  } catch {
    // closed without a choice
    return []
  }
}
