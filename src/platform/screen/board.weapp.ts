import Taro from '@tarojs/taro'
import { QUALITY, SHARPNESS, type Board, type BoardPicture } from './board-options'

/** The part of WeChat's canvas shared with browsers. */
interface OffscreenBoard {
  getContext: (kind: '2d') => CanvasRenderingContext2D
  createImage: () => HTMLImageElement
  toDataURL: (type: string, quality: number) => string
}

const load = (canvas: OffscreenBoard, url: string) =>
  new Promise<BoardPicture>((resolve, reject) => {
    const picture = canvas.createImage()
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('picture'))
    picture.src = url
  })

/** WeChat versions that cannot export an off-screen canvas to a file return its bytes. */
function writeOut(canvas: OffscreenBoard): Promise<string> {
  const filePath = `${Taro.env.USER_DATA_PATH}/poster.jpg`
  const [, data = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',')
  return new Promise((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data,
      encoding: 'base64',
      success: () => resolve(filePath),
      fail: ({ errMsg }) => reject(new Error(errMsg))
    })
  })
}

/**
 * A canvas that is not an element of the page, so that its template is not in the main package. @throws Error
 * if WeChat provides none
 */
export function openBoard(width: number, height: number): Board {
  const size = { width: width * SHARPNESS, height: height * SHARPNESS }
  const canvas = Taro.createOffscreenCanvas({ type: '2d', ...size }) as unknown as OffscreenBoard
  const context = canvas.getContext('2d')
  context.scale(SHARPNESS, SHARPNESS)
  const finish = () =>
    Taro.canvasToTempFilePath({
      canvas: canvas as unknown as Taro.Canvas,
      fileType: 'jpg',
      quality: QUALITY
    }).then(
      ({ tempFilePath }) => tempFilePath,
      () => writeOut(canvas)
    )
  return { context, load: (url) => load(canvas, url), finish }
}
