import { QUALITY, SHARPNESS, type Board } from './board-options'

async function load(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  // of another host it could be drawn, but what was drawn could not be taken out any more
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
  return picture
}

/** A board of its own, beside the document. @throws Error where the browser has none */
export function openBoard(width: number, height: number): Board {
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.scale(SHARPNESS, SHARPNESS)
  // a data address, because WeChat keeps no picture that is a blob
  return { context, load, finish: () => Promise.resolve(canvas.toDataURL('image/jpeg', QUALITY)) }
}
