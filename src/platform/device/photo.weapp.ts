import Taro from '@tarojs/taro'
import type { ChosenPicture } from './avatar-facts'

/** A picture of the album or the camera, made small; undefined where none was chosen. */
export async function choosePhoto(): Promise<ChosenPicture | undefined> {
  try {
    const { tempFiles } = await Taro.chooseMedia({ count: 1, mediaType: ['image'], sizeType: ['compressed'] })
    const [file] = tempFiles
    return file && { path: file.tempFilePath, bytes: file.size }
  } catch {
    // closed without a choice
    return undefined
  }
}
