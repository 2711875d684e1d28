import type { GroundName } from './palette'
import type { MotifName } from './motifs/all'

/** Header pictures of activities, in the same shape as the banners. */
export const activities: typeof banners = {
  'film-season': [
    'night',
    [
      ['popcorn', 366, 0.82],
      ['strip', 612, 0.8],
      ['clapper', 492, 1.0]
    ]
  ],
  'jinjiang-gift': [
    'jade',
    [
      ['key', 366, 0.8],
      ['breakfast', 616, 0.72],
      ['giftbox', 494, 0.98]
    ]
  ],
  'grant-code': [
    'plum',
    [
      ['ticket-film', 366, 0.8],
      ['latte', 606, 0.76],
      ['key', 492, 0.98]
    ]
  ],
  'grant-invited': [
    'amber',
    [
      ['coupon-gold', 366, 0.8],
      ['tea', 618, 0.74],
      ['seat', 494, 1.0]
    ]
  ],
  'grant-unique': [
    'rose',
    [
      ['music', 366, 0.82],
      ['cake', 612, 0.76],
      ['giftbox', 492, 0.98]
    ]
  ],
  'grant-cards': [
    'azure',
    [
      ['suitcase', 366, 0.82],
      ['popcorn', 616, 0.8],
      ['plane', 494, 1.0]
    ]
  ],
  'yanglao-sign': [
    'amber',
    [
      ['tea', 366, 0.8],
      ['escort', 614, 0.86],
      ['heart', 492, 0.98]
    ]
  ]
}

/** Banners: background and motifs, [motif, x, scale]. */
export const banners: Record<
  string,
  readonly [GroundName, readonly (readonly [MotifName, number, number])[]]
> = {
  'main-year': [
    'red',
    [
      ['popcorn', 366, 0.78],
      ['latte', 606, 0.74],
      ['giftbox', 496, 1.0]
    ]
  ],
  'main-lottery': [
    'plum',
    [
      ['points', 362, 0.78],
      ['giftbox', 618, 0.8],
      ['wheel', 492, 1.02]
    ]
  ],
  'candy-lottery': [
    'rose',
    [
      ['candy', 366, 0.8],
      ['lollipop', 616, 0.8],
      ['capsule', 492, 1.0]
    ]
  ],
  'yanglao-lottery': [
    'red',
    [
      ['lantern', 366, 0.8],
      ['tea-tin', 616, 0.78],
      ['giftbox', 492, 1.0]
    ]
  ],
  'main-coffee': [
    'amber',
    [
      ['beans', 372, 0.8],
      ['cold-brew', 608, 0.86],
      ['latte', 492, 0.98]
    ]
  ],
  'main-market': [
    'night',
    [
      ['suitcase', 368, 0.8],
      ['candle', 618, 0.78],
      ['basket', 494, 0.98]
    ]
  ],
  'candy-sweet': [
    'rose',
    [
      ['icecream', 370, 0.84],
      ['lollipop', 614, 0.86],
      ['candy', 492, 0.98]
    ]
  ],
  'candy-box': [
    'plum',
    [
      ['candy', 366, 0.74],
      ['giftbox', 612, 0.8],
      ['capsule', 492, 1.0]
    ]
  ],
  'candy-film': [
    'night',
    [
      ['strip', 372, 0.78],
      ['popcorn', 608, 0.86],
      ['seat', 492, 1.0]
    ]
  ],
  'jinjiang-stay': [
    'jade',
    [
      ['breakfast', 352, 0.66],
      ['lamp', 606, 0.76],
      ['bed', 486, 0.92]
    ]
  ],
  'jinjiang-weekend': [
    'teal',
    [
      ['mountain', 376, 0.86],
      ['spring', 596, 0.7],
      ['villa', 494, 1.02]
    ]
  ],
  'jinjiang-lounge': [
    'night',
    [
      ['plane', 366, 0.84],
      ['suitcase', 618, 0.8],
      ['lounge', 494, 1.0]
    ]
  ],
  'lvyun-guest': [
    'azure',
    [
      ['key', 368, 0.78],
      ['fruit', 616, 0.8],
      ['towel', 494, 0.98]
    ]
  ],
  'lvyun-city': [
    'teal',
    [
      ['gate', 360, 0.74],
      ['boat', 598, 0.66],
      ['pagoda', 492, 1.02]
    ]
  ],
  'hangzhou-slow': [
    'jade',
    [
      ['pagoda', 366, 0.84],
      ['tea', 622, 0.72],
      ['boat', 494, 0.96]
    ]
  ],
  'shanghai-night': [
    'night',
    [
      ['ferris', 362, 0.8],
      ['lantern', 622, 0.76],
      ['boat-night', 494, 0.98]
    ]
  ],
  'xian-wall': [
    'gold',
    [
      ['pagoda', 362, 0.82],
      ['noodles', 622, 0.7],
      ['gate', 494, 0.98]
    ]
  ],
  'yanglao-care': [
    'amber',
    [
      ['stones', 366, 0.8],
      ['escort', 614, 0.84],
      ['heart', 492, 0.98]
    ]
  ],
  'yanglao-tea': [
    'jade',
    [
      ['rice', 368, 0.82],
      ['fruit', 614, 0.84],
      ['tea', 492, 0.96]
    ]
  ]
}
