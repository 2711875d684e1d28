import type { TextFile } from './save-file-types'

/** The label of the button that saves a file here. */
export const SAVE_FILE_TEXT = '保存文件'

/** Long enough for every browser to have started the download, ms. */
const DOWNLOAD_MS = 10_000

/** Downloads a file. @returns true always: if it is ignored (WeChat's browser), that cannot be detected */
export function saveFile({ name, text }: TextFile): Promise<boolean> {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS)
  return Promise.resolve(true)
}
