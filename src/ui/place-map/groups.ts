import { offsetOf, type Offset, type Spot, type View } from './projection'

export interface Pin extends Spot {
  readonly id: string
  readonly name: string
}

/** Pins that stand so near to one another at this zoom that a finger or their names could not tell them apart. */
export interface PinGroup {
  readonly pins: readonly [Pin, ...Pin[]]
  /** Where they stand, px from the middle of the map. */
  readonly at: Offset
}

/** Room of a pin with its name below it, px. */
const ROOM = { width: 88, height: 60 }

/** Pins as they are drawn: each for itself, or several as one. The first of the list stays where it is. */
export function groupPins(pins: readonly Pin[], view: View): PinGroup[] {
  const groups: { pins: [Pin, ...Pin[]]; at: Offset }[] = []
  for (const pin of pins) {
    const at = offsetOf(pin, view)
    const near = groups.find(
      (group) => Math.abs(group.at.x - at.x) < ROOM.width && Math.abs(group.at.y - at.y) < ROOM.height
    )
    if (near) near.pins.push(pin)
    else groups.push({ pins: [pin], at })
  }
  return groups
}
