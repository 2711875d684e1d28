import { offsetOf, type Offset, type Spot, type View } from './projection'

export interface Pin extends Spot {
  readonly id: string
  readonly name: string
}

/** Pins so close together at this zoom that fingers or names could not distinguish them. */
export interface PinGroup {
  readonly pins: readonly [Pin, ...Pin[]]
  /** Their position, px from the middle of the map. */
  readonly at: Offset
}

/** Space of a pin with its name below it, px. */
const ROOM = { width: 88, height: 60 }

/** Groups pins for drawing: single, or several as one at the position of the first in the list. */
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
