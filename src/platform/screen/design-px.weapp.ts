import { windowInfo } from './window-info'

/** The width for which the stylesheets are written, px. */
const DESIGN_WIDTH = 375

/** Screen px per stylesheet px: lengths scale with the screen here. */
export const screenPx = (length: number): number => (length * windowInfo().windowWidth) / DESIGN_WIDTH
