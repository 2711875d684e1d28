import type { ComponentType } from 'react'
import { isDrawn, needForDrawing } from './drawing'

type Load = () => Promise<ComponentType>

let names: readonly string[] = []
const there = new Map<Load, ComponentType>()

/** The names of the parts that were drawn with the page. */
export function drawnParts(all: readonly string[]): void {
  names = all
}

/** A page has such a part: where it was drawn, the page is taken over when its code is there. */
export function knowPart(name: string, load: Load): void {
  if (isDrawn() && names.includes(name))
    needForDrawing(load().then((component) => void there.set(load, component)))
}

/** A part whose code is there already. */
export const partThere = (load: Load): ComponentType | undefined => there.get(load)
