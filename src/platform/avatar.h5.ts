import Taro from '@tarojs/taro'
import type { ChosenPicture } from './avatar-facts'

/** Whether the host chooses pictures itself when a `chooseAvatar` button is pressed: never on the web. */
export const hasAvatarButton = (): boolean => false

export const chosenAvatar = (_detail: unknown): ChosenPicture | undefined => undefined

/** Asks for a picture from the album or the camera; undefined when the user chose none. */
export async function choosePicture(): Promise<ChosenPicture | undefined> {
  try {
    const { tempFiles } = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] })
    const [file] = tempFiles
    return file && { path: file.path, bytes: file.size }
  } catch {
    return undefined
  }
}
