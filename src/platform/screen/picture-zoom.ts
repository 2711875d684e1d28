/** Zooming and moving a picture shown in full. Pure; CSS px. */

/** Zoom limits of a picture shown in full (rule limit.preview). */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 4

/** Position of a picture: its scale, and the offset of its centre from that of the screen. */
export interface PictureView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const WHOLE: PictureView = { scale: MIN_ZOOM, x: 0, y: 0 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Clamps to the bounds, however far the fingers go; what is larger than the screen cannot leave it. */
export function bounded(
  { scale, x, y }: PictureView,
  screen: { width: number; height: number }
): PictureView {
  const zoom = between(MIN_ZOOM, scale, MAX_ZOOM)
  const [maxX, maxY] = [((zoom - 1) * screen.width) / 2, ((zoom - 1) * screen.height) / 2]
  return { scale: zoom, x: between(-maxX, x, maxX), y: between(-maxY, y, maxY) }
}
