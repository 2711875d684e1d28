import { diceOf, steadyNames, type Dice } from '../../e2e/support/maze/dice'
import { foundIn } from '../../e2e/support/maze/canaries'
import { walkMaze, type Maze } from '../../e2e/support/maze/walk'

/** Rooms in a ring, with doors left and right; `broken` has something in it that must not be. */
function ring(rooms: number, broken: number, doors = ['left', 'right']): Maze {
  let room = 0
  const go = (dice: Dice) => {
    const door = dice.name(doors)
    if (door !== 'none') room = (room + (door === 'left' ? rooms - 1 : 1)) % rooms
    return Promise.resolve(door)
  }
  return {
    moves: [
      { name: 'go', weight: 3, make: go },
      { name: 'stay', weight: 1, make: () => Promise.resolve('') },
      { name: 'fly', weight: 9, possible: () => false, make: () => Promise.reject(new Error('not possible')) }
    ],
    settle: () => Promise.resolve(),
    faults: () => Promise.resolve(room === broken ? [`room ${room} is broken`] : []),
    where: () => `room ${room}`
  }
}

test('a walk that meets something ends there, and tells seed, step and the way', async () => {
  const walk = { seed: 'one.ring.1', steps: 5000 }
  const met = await walkMaze(ring(7, 4), walk).catch((error: unknown) => String(error))
  expect(met).toMatch(/the walk one\.ring\.1 ends at step \d+:\n {2}room 4 is broken/)
  const [, steps] = /MAZE_SEED=one\.ring\.1 MAZE_STEPS=(\d+)/.exec(String(met)) ?? []
  // as many steps as it tells of lead there again, and one fewer does not
  await expect(walkMaze(ring(7, 4), { ...walk, steps: Number(steps) })).rejects.toThrow('room 4')
  await expect(walkMaze(ring(7, 4), { ...walk, steps: Number(steps) - 1 })).resolves.toHaveLength(
    Number(steps) - 1
  )
})

test('a seed walked again goes the same way, also past a name more on the screen', async () => {
  const walk = { seed: 'two', steps: 200 }
  const way = await walkMaze(ring(50, -1), walk)
  expect(await walkMaze(ring(50, -1), walk)).toEqual(way)
  expect(await walkMaze(ring(50, -1), { ...walk, seed: 'three' })).not.toEqual(way)
  const doorsOf = (steps: readonly string[]) => steps.map((step) => / (left|right|none) /.exec(step)?.[1])
  const others = doorsOf(await walkMaze(ring(50, -1, ['left', 'none', 'right']), walk))
  // whoever does not take the new one takes what they took before
  const same = doorsOf(way).filter((door, at) => others[at] !== 'none' && others[at] !== door)
  expect(same).toEqual([])
})

test('a step that cannot be made is the end, too', async () => {
  const maze = { ...ring(3, -1), settle: () => Promise.reject(new Error('does not come to rest')) }
  await expect(walkMaze(maze, { seed: 'x', steps: 3 })).rejects.toThrow(
    /ends at step 1:\n {2}does not come to rest/
  )
})

test('every name is taken now and then, and figures do not change it', () => {
  const names = ['甲', '乙', '丙', '丁']
  const taken = Array.from({ length: 400 }, (_, seed) => diceOf(String(seed)).name(names))
  for (const name of names) expect(taken.filter((one) => one === name).length).toBeGreaterThan(60)
  expect(steadyNames(['还剩 3 天', '还剩 12 天', '领取'])).toEqual(['还剩#天', '还剩#天·2', '领取'])
})

test('another’s word is found with the place where it is', () => {
  expect(foundIn('the page', 'to 13912345678, home', ['13912345678', '13900000000'])).toEqual([
    'the page holds 13912345678: …to 13912345678, home…'
  ])
})
