/**
 * Rules whose tests are tested by `npm run mutation` (docs/adr/0105-mutation-score.md): by area the files in which faults are
 * planted, one at a time, the quick tests that have to find them, and the project of jest.config.cjs that runs those. Only
 * what decides: not statements of the database, nor routes.
 */
const AREAS = {
  pricing: {
    project: 'server',
    rules: [
      'server/modules/order/pricing.ts',
      'server/modules/order/price-options.ts',
      'server/modules/mall/freight.ts'
    ],
    tests: ['server/order/pricing', 'server/order/price-options', 'server/mall/freight']
  }
}

module.exports = { AREAS }
