import { openBoard } from '@/platform/screen/board'

/** Size of pictures to be shared, in design units. */
const SIZE = 300

/**
 * A square picture as a JPEG that can be saved: albums of older phones do not accept WebP. @throws Error if
 * it cannot be loaded
 */
export async function paintPicture(url: string): Promise<string> {
  const { context, load, finish } = openBoard(SIZE, SIZE)
  context.drawImage(await load(url), 0, 0, SIZE, SIZE)
  return finish()
}
