/** How fingers hold a ground. Pure; px of the screen. */
export interface Finger {
  readonly x: number
  readonly y: number
}

/** The middle of the fingers, and how far apart the first two are; 0 of one alone. */
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

/** How far fingers have moved since they took hold, and how much wider apart they are: 1 = as they were. */
export interface Pull extends Finger {
  readonly scale: number
}

export function pullOf(before: readonly Finger[], now: readonly Finger[]): Pull {
  const [from, to] = [gripOf(before), gripOf(now)]
  const scale = from.apart > 0 && to.apart > 0 ? to.apart / from.apart : 1
  return { x: to.x - from.x, y: to.y - from.y, scale }
}
