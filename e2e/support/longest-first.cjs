const Sequencer = require('@jest/test-sequencer').default

/** Begun first, or one of them would run on alone at the end (`npm test` tells the slowest files). */
const LONG = [
  'maze',
  'maze-too',
  'every-page',
  'benefits',
  'same-boxes',
  'safe-url',
  'reading',
  'partners',
  'share'
]

const rankOf = ({ path }) => {
  const rank = LONG.findIndex((name) => path.endsWith(`/${name}.test.ts`))
  return rank < 0 ? LONG.length : rank
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other))
  }
}
