/** Chance that can be had again: all of it comes from one word, the seed. */
export interface Dice {
  /** True this often, of 1. */
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /**
   * One of these names. Each name has a number of its own by the seed, and the highest is taken: a name more or less on the
   * screen leads nobody else's way astray when a seed is walked again.
   */
  name(names: readonly string[]): string
}

/** FNV-1a with a finish, as 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const shareOf = (text: string) => hashOf(text) / 2 ** 32

/** The dice of a seed: the same questions in the same order get the same answers. */
export function diceOf(seed: string): Dice {
  let asked = 0
  const next = () => shareOf(`${seed}#${(asked += 1)}`)
  return {
    chance: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[Math.floor(next() * list.length)] as T
    },
    name(names) {
      asked += 1
      const of = (name: string) => shareOf(`${seed}#${asked} ${name}`)
      return names.reduce((best, name) => (of(name) > of(best) ? name : best))
    }
  }
}

/** Names by which a walk finds a thing again: figures change from run to run, and each of several has its number. */
export function steadyNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const steady = name.replace(/\s+/g, '').replace(/\d+/g, '#').slice(0, 40)
    const nth = (seen.get(steady) ?? 0) + 1
    seen.set(steady, nth)
    return nth === 1 ? steady : `${steady}·${nth}`
  })
}
