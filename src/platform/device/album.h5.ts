import { isInMiniProgram, platform } from '../environment/kind'
import type { SaveResult } from './album-types'

/** WeChat's browser saves pictures only by a long press. */
export const canSavePictures = (): boolean => platform() !== 'wx' && !isInMiniProgram()

/** The button's label, naming where it is saved. */
export const SAVE_TEXT = '保存图片'
export const SAVED_TEXT = '图片已保存'

/** Saves a picture as the browser saves files, by `name`. */
export function savePicture(address: string, name: string): Promise<SaveResult> {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  return Promise.resolve('saved')
}

/** The browser needs no permission. */
export const openAlbumSettings = (): Promise<boolean> => Promise.resolve(true)
