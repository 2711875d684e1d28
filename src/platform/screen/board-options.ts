/** A picture loaded for drawing. */
export type BoardPicture = CanvasImageSource & { readonly width: number; readonly height: number }

/** An off-screen canvas. Lengths are in design px, whatever its resolution. */
export interface Board {
  readonly context: CanvasRenderingContext2D
  /** @throws Error if the picture cannot be loaded */
  readonly load: (url: string) => Promise<BoardPicture>
  /** The result, as the address of a picture that can be shown and saved. */
  readonly finish: () => Promise<string>
}

/** Pixels per design px, so that a code can be read from a printed picture too. */
export const SHARPNESS = 3
/** JPEG quality: fine edges of a code stay clean. */
export const QUALITY = 0.92
