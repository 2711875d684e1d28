import { openBoard } from '@/platform/screen/board'

/** As large as pictures to be sent on are, in lengths of the design. */
const SIZE = 300

/** A square picture as a JPEG that can be kept: albums of older phones take no WebP. @throws Error where it does not come */
export async function paintPicture(url: string): Promise<string> {
  const { context, load, finish } = openBoard(SIZE, SIZE)
  context.drawImage(await load(url), 0, 0, SIZE, SIZE)
  return finish()
}
