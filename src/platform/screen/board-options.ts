/** A picture that is loaded to be drawn. */
export type BoardPicture = CanvasImageSource & { readonly width: number; readonly height: number }

/** A picture that is drawn out of sight. Lengths are those of the design, however sharp it is. */
export interface Board {
  readonly context: CanvasRenderingContext2D
  /** @throws Error where the picture does not come */
  readonly load: (url: string) => Promise<BoardPicture>
  /** What was drawn, as the address of a picture that can be shown and kept. */
  readonly finish: () => Promise<string>
}

/** Dots a length, so that a code can be read from a printed picture, too. */
export const SHARPNESS = 3
/** Of the JPEG: fine edges of a code stay clean. */
export const QUALITY = 0.92
