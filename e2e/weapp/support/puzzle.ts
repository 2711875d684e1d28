import { solvePuzzle } from '../../support/solve-puzzle'
import { walk, type Element } from '../host/element'
import { asText } from '../host/json'
import type { MiniProgram } from '../host/mini-program'

/** The picture is as wide as the screen of 375 px without its edges. */
const PICTURE_PX = 343

const pictures = (app: MiniProgram) =>
  [...walk(app.page.screen.root)].filter(
    ({ tag, attrs }) => tag === 'image' && asText(attrs['src']).startsWith('data:image/')
  )

function handleOf(app: MiniProgram): Element {
  const rail = app.find('拖动滑块完成拼图')
  const last = rail?.children.at(-1)
  if (last === undefined || typeof last === 'string') throw new Error('the puzzle has no handle')
  return last
}

/** Looks where the piece belongs and drags it there. */
export async function dragPiece(app: MiniProgram): Promise<void> {
  await app.waitFor('the pictures', () => pictures(app).length === 2)
  const [picture, piece] = pictures(app)
  const share = await solvePuzzle({
    picture: asText(picture?.attrs['src']),
    piece: asText(piece?.attrs['src']),
    top: Number(/top:\s*([\d.]+)%/.exec(asText(piece?.attrs['style']))?.[1])
  })
  const way = share * PICTURE_PX
  // no hand is faster than this
  await new Promise((resolve) => setTimeout(resolve, 700))
  await app.drag(handleOf(app), [way / 4, way / 2, way * 0.9, way])
}
