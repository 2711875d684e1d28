import { windowInfo } from './window-info'

/** The width that the stylesheets are written for, px. */
const DESIGN_WIDTH = 375

/** How many px of the screen a length of the stylesheets takes: lengths grow with the screen here. */
export const screenPx = (length: number): number => (length * windowInfo().windowWidth) / DESIGN_WIDTH
