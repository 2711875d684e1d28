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
    ...['b.remainder >= a.remainder', 'false'].map((instead) => [
      '(a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder)',
      'b.remainder > a.remainder',
      instead
    ])
  ],
  'server/modules/aftersale/rights-share.ts': [
    // null is before any moment
    [
      "if (endsAt === null || endsAt <= now) return { of: 'nothing', why: `${NAMES[kind]}已到期，不支持退款` }",
      'endsAt === null',
      'false'
    ]
  ],
  'server/modules/order/lifecycle.ts': [
    // no transition sells what nothing held, or holds what was sold; sold to sold there is none
    ["none: { none: 'none', held: 'take', sold: 'none' },", "'none'", '""'],
    ["sold: { none: 'backSold', held: 'none', sold: 'none' }", "'none'", '""']
  ],
  'server/modules/coupon/model.ts': [
    // no coupon names it
    [
      'function unfit({ scope, scopeIds }: CouponTerms, { kind, itemId, within = [] }: Purchase): string | null {',
      '[]',
      '["Stryker was here"]'
    ]
  ],
  'server/modules/lottery/tries.ts': [
    // neither "order" nor "card"
    ["const [, second = '', third = ''] = tryKey.split('|')", "''", '"Stryker was here!"'],
    // without eligibility there are no keys to look at
    [
      'const left = (way: Way) => (keys?.[way] ?? []).filter((key) => !eligibility?.spent.has(key)).length',
      'eligibility?.spent',
      'eligibility.spent'
    ]
  ],
  'server/modules/lottery/odds.ts': [
    // a chance that is met exactly, to 15 digits, or found by one step more is the same
    [
      'from: hits === 0 ? 0 : chanceWhere((chance) => atLeast(hits, all, chance) > BEYOND),',
      'atLeast(hits, all, chance) > BEYOND',
      'atLeast(hits, all, chance) >= BEYOND'
    ],
    ...[
      ['1 - atLeast(hits + 1, all, chance) < BEYOND', '1 - atLeast(hits + 1, all, chance) <= BEYOND'],
      // for more than all no chance is enough: the last one is left
      ['hits === all', 'false']
    ].map(([what, instead]) => [
      'to: hits === all ? 1 : chanceWhere((chance) => 1 - atLeast(hits + 1, all, chance) < BEYOND)',
      what,
      instead
    ]),
    ['for (let halving = 0; halving < HALVINGS; halving++) {', 'halving < HALVINGS', 'halving <= HALVINGS'],
    // at the mean both ways converge
    [
      'return chance < (a + 1) / (a + b + 2)',
      'chance < (a + 1) / (a + b + 2)',
      'chance <= (a + 1) / (a + b + 2)'
    ],
    ['for (let m = 1; m < MAX_STEPS; m++) {', 'm < MAX_STEPS', 'm <= MAX_STEPS'],
    ['if (Math.abs(d * c - 1) < CLOSE) break', 'Math.abs(d * c - 1) < CLOSE', 'Math.abs(d * c - 1) <= CLOSE'],
    // no term of these draws comes so close to 0
    ...['false', 'Math.abs(value) <= TINY'].map((instead) => [
      'const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value)',
      'Math.abs(value) < TINY',
      instead
    ]),
    // the series is exact enough from 10 on
    ['for (; x < 10; x++) shift -= Math.log(x)', 'x < 10', 'x <= 10']
  ],
  'contract/wallet/live-code.ts': [
    // a key has digits
    [
      'Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))',
      '[]',
      '["Stryker was here"]'
    ],
    // beyond its end a text has NaN, which changes no bit
    [
      'for (let i = 0; i < expected.length; i++) differing |= expected.charCodeAt(i) ^ mac.charCodeAt(i)',
      'i < expected.length',
      'i <= expected.length'
    ]
  ],
  'contract/wallet/sha256.ts': [
    // 32 bits are taken of it either way
    [
      'const fraction = (value: number): number => ((value % 1) * 0x1_0000_0000) | 0',
      'value % 1',
      'value * 1'
    ],
    // what is written beyond the end of an array of 64 words is lost
    ['for (let i = 16; i < 64; i++) {', 'i < 64', 'i <= 64']
  ],
  'src/features/tabs/model.ts': [
    // BigCard is there only if there are cards
    ...[
      ['cards?.some', 'cards.some'],
      ['false', 'true']
    ].map(([what, instead]) => [
      "tab.componentName === 'BigCard' ? { ...tab, isHot: cards?.some((card) => card.isRedDot) ?? false } : tab",
      what,
      instead
    ]),
    // a set of names does not have undefined
    ['name !== undefined && TABS.has(name) ? (name as Tab) : undefined', 'name !== undefined', 'true']
  ],
  'contract/envelope/refusal.ts': [
    // our codes are texts: a number is none of them
    [
      "return typeof code === 'string' && (STANDING.has(code) || OF_PURCHASES.has(code))",
      "typeof code === 'string'",
      'true'
    ]
  ],
  'src/launch/plan.ts': [
    // it is asked about the five exempt pages alone
    ...[
      '/pages\\/(pay|discountOrderingPay)(\\/index)?$/',
      '/^pages\\/(pay|discountOrderingPay)(\\/index)?/'
    ].map((instead) => [
      'const EXEMPT_PAY_PAGE = /^pages\\/(pay|discountOrderingPay)(\\/index)?$/',
      '/^pages\\/(pay|discountOrderingPay)(\\/index)?$/',
      instead
    ])
  ],
  'src/launch/secrets.ts': [
    // a text without = names nothing that is secret
    ["const packed = rawQuery(query['scene'] ?? '')", "''", '"Stryker was here!"'],
    // names that the address does not have are left out
    ...[
      "const lvyun = ['token', 'lyToken'].some((name) => query[name] !== undefined) ? ['type'] : []",
      "const code = hasOauthCode(address) ? ['code'] : []",
      "const scene = SECRETS.some((name) => packed[name] !== undefined) ? ['scene'] : []"
    ].map((line) => [line, '[]', '["Stryker was here"]'])
  ],
  'server/db/clean-html.ts': [
    // the cache changes no answer
    ['if (before !== undefined) return before', 'before !== undefined', 'false'],
    ...['true', 'false', 'existing.size > KEPT', 'existing.size < KEPT'].map((instead) => [
      'if (existing.size >= KEPT) existing.clear()',
      'existing.size >= KEPT',
      instead
    ]),
    ['if (existing.size >= KEPT) existing.clear()', 'existing.clear()', ';'],
    ['existing.set(html, clean)', 'existing.set(html, clean)', ';'],
    // which is no address of ours either
    ["img: (tagName, { src = '', ...rest }) => ({", "''", '"Stryker was here!"'],
    ["a: (tagName, { href = '', ...rest }) => ({", "''", '"Stryker was here!"'],
    // a second bolt: links are tried before
    ['allowProtocolRelative: false,', 'false', 'true']
  ]
}).flatMap(([file, all]) => all.map(([line, what, instead]) => ({ file, line, what, instead })))

module.exports = { EQUIVALENTS }
