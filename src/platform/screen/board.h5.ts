import { QUALITY, SHARPNESS, type Board } from './board-options'

async function load(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  // without this, a picture from another host would taint the canvas and block its export
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
  return picture
}

/** A canvas outside the document. @throws Error if the browser provides none */
export function openBoard(width: number, height: number): Board {
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.scale(SHARPNESS, SHARPNESS)
  // a data address, because WeChat cannot save blob pictures
  return { context, load, finish: () => Promise.resolve(canvas.toDataURL('image/jpeg', QUALITY)) }
}
