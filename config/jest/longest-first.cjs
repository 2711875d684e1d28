const Sequencer = require('@jest/test-sequencer').default

/**
 * Started first, otherwise one of them would run on alone at the end (`npm test` lists the slowest files).
 */
const LONG = [
  // journeys
  'maze',
  'maze-too',
  'odd-links',
  'benefits',
  'every-page',
  'same-boxes',
  'aftersale',
  'reading',
  'safe-url',
  'canary',
  'partners',
  'share',
  'lounges',
  'hydrated-channels',
  'pixels',
  'wechat',
  'endless-refusals',
  'guest-login',
  'journeys/entry-links',
  'journeys/entry',
  'journeys/entry-parameters',
  'h5/activities',
  'wechat-login',
  'taken-over',
  'renderer',
  // of the server
  'payment/crash',
  'cart/rush',
  'contract/fuzz',
  'aftersale/crash-sent',
  'contract/access',
  'partner/crash',
  'payment/money-race',
  'aftersale/crash',
  'processes/many-processes',
  'contract/hostile',
  'db/embedded',
  'db/first-start',
  'ssr/pages',
  'own-catalogue/apply',
  'phone/merge'
]

const rankOf = ({ path }) => {
  const rank = LONG.findIndex((name) =>
    ['test', 'deep.test'].some((kind) => path.endsWith(`/${name}.${kind}.ts`))
  )
  return rank < 0 ? LONG.length : rank
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other))
  }
}
