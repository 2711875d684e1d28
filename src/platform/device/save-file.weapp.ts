import Taro from '@tarojs/taro'
import type { TextFile } from './save-file-types'

/** The label of the button that saves a file here: WeChat stores files in chats, e.g. 文件传输助手. */
export const SAVE_FILE_TEXT = '发送到微信聊天'

function write(filePath: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data: text,
      encoding: 'utf8',
      success: () => resolve(),
      fail: ({ errMsg }) => reject(new Error(errMsg))
    })
  })
}

/** Sends a file to a chat that the user chooses; must be called in a tap. @returns false if they chose none */
export async function saveFile({ name, text }: TextFile): Promise<boolean> {
  const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
  await write(filePath, text)
  return new Promise((resolve) => {
    void Taro.shareFileMessage({
      filePath,
      fileName: name,
      success: () => resolve(true),
      fail: () => resolve(false)
    })
  })
}
