import Taro from '@tarojs/taro'
import { refusalOf } from '../wechat/refusal'
import type { SaveResult } from './album-types'

export const canSavePictures = (): boolean => true

/** The button's label, naming where it is saved. */
export const SAVE_TEXT = '保存到相册'
export const SAVED_TEXT = '已保存到相册'

/** Saves a picture to the album; WeChat asks the user the first time. */
export async function savePicture(filePath: string, _name: string): Promise<SaveResult> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath })
    return 'saved'
  } catch (error) {
    return refusalOf(error)
  }
}

/** Opens WeChat's permission settings (in a tap only); true if the album may be written to afterwards. */
export async function openAlbumSettings(): Promise<boolean> {
  try {
    const { authSetting } = await Taro.openSetting()
    return authSetting['scope.writePhotosAlbum'] === true
  } catch {
    return false
  }
}
