/**
 * Faults of `npm run mutation` that are none: no caller can tell the changed code from ours, each for the reason above it. What is
 * replaced, by what, and the line of the file that it begins in.
 */
const EQUIVALENTS = Object.entries({
  'server/modules/order/price-options.ts': [
    // there is a price with points exactly if there are points
    ['if (!points || !lower) return [without]', '!points || !lower', '!points && !lower'],
    // any other key would do: those of coupons contain a number and a blank
    [
      "const key = coupon ? `${coupon.offFen} ${coupon.eligible.map(Number).join('')}` : ''",
      "''",
      '"Stryker was here!"'
    ]
  ],
  'server/modules/order/pricing.ts': [
    // a sort asks only whether it is below 0
    [
      '(a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder)',
      'b.remainder > a.remainder',
      'b.remainder >= a.remainder'
    ]
  ]
}).flatMap(([file, all]) => all.map(([line, what, instead]) => ({ file, line, what, instead })))

module.exports = { EQUIVALENTS }
