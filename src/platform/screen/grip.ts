/** How fingers hold a pannable area. Pure; screen px. */
export interface Finger {
  readonly x: number
  readonly y: number
}

/** The middle of the fingers, and the distance of the first two; 0 for a single one. */
interface Grip extends Finger {
  readonly apart: number
}

function gripOf([first = { x: 0, y: 0 }, second]: readonly Finger[]): Grip {
  if (!second) return { ...first, apart: 0 }
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    apart: Math.hypot(first.x - second.x, first.y - second.y)
  }
}

/** How far the fingers have moved since they took hold, and the ratio of their distance: 1 = unchanged. */
export interface Pull extends Finger {
  readonly scale: number
}

export function pullOf(before: readonly Finger[], now: readonly Finger[]): Pull {
  const [from, to] = [gripOf(before), gripOf(now)]
  const scale = from.apart > 0 && to.apart > 0 ? to.apart / from.apart : 1
  return { x: to.x - from.x, y: to.y - from.y, scale }
}
