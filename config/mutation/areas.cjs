/**
 * Rules whose tests are tested by `npm run mutation` (docs/adr/0105-mutation-score.md): by area the files in which faults are
 * planted, one at a time, the quick tests that have to find them, and the project of jest.config.cjs that runs those. Only
 * what decides: not statements of the database, nor routes. `file:10-20` = those lines of a file.
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
  },
  claims: {
    project: 'server',
    rules: [
      'server/modules/order/money-shares.ts',
      'server/modules/aftersale/rights-share.ts',
      'server/modules/ticket/refund-rule.ts',
      'server/modules/ticket/refund-value.ts'
    ],
    tests: [
      'server/order/money-shares',
      'server/aftersale/rights-share',
      'server/ticket/rules',
      'server/ticket/refund-value'
    ]
  },
  lifecycle: {
    project: 'server',
    rules: ['server/modules/order/lifecycle.ts', 'server/modules/order/states.ts', 'contract/order/stage.ts'],
    tests: ['server/order/lifecycle', 'server/order/states']
  },
  points: {
    project: 'server',
    rules: ['server/modules/points/model.ts', 'server/domain/points-text.ts'],
    tests: ['server/points/model']
  },
  coupons: {
    project: 'server',
    rules: ['server/modules/coupon/model.ts', 'server/modules/coupon/view.ts'],
    tests: ['server/coupon/model', 'server/coupon/view']
  },
  lottery: {
    project: 'server',
    rules: [
      'server/domain/draw.ts',
      'server/modules/lottery/tries.ts',
      'server/modules/lottery/view.ts',
      'server/modules/lottery/odds.ts'
    ],
    tests: ['server/lottery/draw', 'server/lottery/tries', 'server/lottery/view', 'server/lottery/odds']
  },
  'after-sale': {
    project: 'server',
    rules: ['server/modules/aftersale/states.ts', 'server/modules/order/return-terms.ts'],
    tests: ['server/aftersale/states', 'server/order/return-terms']
  },
  'live-codes': {
    project: 'server',
    rules: [
      'contract/wallet/live-code.ts',
      'contract/wallet/judge.ts',
      'contract/wallet/sha256.ts',
      'server/domain/live-key.ts'
    ],
    tests: ['contract/live-code', 'contract/judge', 'server/domain/live-key']
  },
  'launch-plan': {
    project: 'h5',
    rules: [
      'src/launch/plan.ts',
      'src/launch/secrets.ts',
      'src/launch/silent.ts',
      'src/launch/credentials.ts'
    ],
    tests: ['src/launch/plan', 'src/launch/credentials']
  },
  tabs: { project: 'h5', rules: ['src/features/tabs/model.ts'], tests: ['src/features/tabs/model'] },
  errors: {
    project: 'h5',
    rules: [
      'src/api/catalogue.ts',
      'src/api/error.ts',
      'contract/envelope/refusal.ts',
      'contract/envelope/codes.ts'
    ],
    tests: ['src/api/catalogue.both', 'src/api/error']
  },
  cleaners: {
    project: 'server',
    rules: ['server/db/clean-html.ts', 'server/modules/report/clean.ts', 'server/http/rich-text.ts'],
    tests: ['server/db/clean-html', 'server/db/clean-html-rules', 'server/report/clean']
  }
}

module.exports = { AREAS }
