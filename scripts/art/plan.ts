import type { GroundName } from './palette'
import type { MotifName } from './motifs/all'

/** Which motif stands on which ground. */
export const stills: Record<GroundName, readonly MotifName[]> = {
  amber: [
    'latte',
    'pour-over',
    'beans',
    'croissant',
    'toast',
    'dimsum',
    'breakfast',
    'basket',
    'delivery',
    'rice',
    'steak',
    'boat',
    'lamp',
    'coupon-gold'
  ],
  rose: [
    'cake',
    'birthday',
    'icecream',
    'coupon-rose',
    'candy',
    'lollipop',
    'carousel',
    'heart',
    'bath',
    'garden'
  ],
  jade: [
    'milk-tea',
    'fruit-tea',
    'tea',
    'salad',
    'tea-tin',
    'coupon-jade',
    'villa',
    'bike',
    'charge',
    'mountain',
    'towel',
    'escort',
    'sundae'
  ],
  azure: [
    'noodles',
    'bed',
    'plane',
    'wash',
    'car',
    'train',
    'umbrella',
    'cloud',
    'phone',
    'ferris',
    'clean',
    'screen'
  ],
  plum: ['seat', 'ticket-film', 'music', 'game', 'capsule', 'carpet', 'stones'],
  stone: ['mug', 'thermos', 'pillow', 'glasses-read', 'museum', 'gate', 'clapper', 'suitcase'],
  night: ['strip', 'video', 'glasses', 'boat-night', 'candle'],
  red: ['hotpot', 'beef', 'coupon', 'giftbox', 'popcorn', 'lantern', 'fuel', 'wheel', 'cable'],
  teal: ['cold-brew', 'spring', 'pool', 'lounge', 'island', 'sim'],
  gold: ['fruit', 'pasta', 'key', 'pagoda', 'book']
}

/** Plates: ground and motifs from the back to the front, [motif, x, scale]. */
export const plateGroups: Record<
  string,
  readonly [GroundName, readonly (readonly [MotifName, number, number])[]]
> = {
  coffee: [
    'amber',
    [
      ['beans', 0.27, 0.86],
      ['cold-brew', 0.73, 0.9],
      ['latte', 0.5, 1.08]
    ]
  ],
  film: [
    'plum',
    [
      ['strip', 0.3, 0.86],
      ['seat', 0.7, 0.96],
      ['popcorn', 0.48, 1.04]
    ]
  ],
  media: [
    'night',
    [
      ['book', 0.24, 0.72],
      ['music', 0.8, 0.76],
      ['video', 0.5, 0.98]
    ]
  ],
  delivery: [
    'gold',
    [
      ['basket', 0.22, 0.74],
      ['noodles', 0.8, 0.7],
      ['delivery', 0.5, 1.04]
    ]
  ],
  dining: [
    'red',
    [
      ['dimsum', 0.25, 0.82],
      ['steak', 0.76, 0.84],
      ['hotpot', 0.5, 1.1]
    ]
  ],
  ride: [
    'azure',
    [
      ['fuel', 0.22, 0.8],
      ['bike', 0.8, 0.68],
      ['car', 0.5, 1.02]
    ]
  ],
  recharge: [
    'teal',
    [
      ['sim', 0.29, 0.76],
      ['cloud', 0.76, 0.74],
      ['phone', 0.5, 1.08]
    ]
  ],
  hotel: [
    'jade',
    [
      ['villa', 0.29, 0.94],
      ['key', 0.8, 0.72],
      ['bed', 0.56, 0.9]
    ]
  ],
  lounge: [
    'night',
    [
      ['plane', 0.3, 0.9],
      ['lounge', 0.58, 1.08],
      ['suitcase', 0.82, 0.76]
    ]
  ],
  landmark: [
    'teal',
    [
      ['mountain', 0.28, 0.94],
      ['ferris', 0.76, 0.88],
      ['pagoda', 0.51, 1.1]
    ]
  ],
  bakery: [
    'amber',
    [
      ['basket', 0.24, 0.8],
      ['toast', 0.77, 0.8],
      ['croissant', 0.5, 1.0]
    ]
  ],
  tea: [
    'rose',
    [
      ['tea', 0.27, 0.86],
      ['icecream', 0.74, 0.88],
      ['cake', 0.5, 0.98]
    ]
  ],
  home: [
    'stone',
    [
      ['towel', 0.26, 0.82],
      ['candle', 0.75, 0.82],
      ['clean', 0.5, 1.04]
    ]
  ],
  lucky: [
    'red',
    [
      ['capsule', 0.25, 0.8],
      ['giftbox', 0.77, 0.78],
      ['wheel', 0.51, 1.1]
    ]
  ],
  gift: [
    'gold',
    [
      ['candle', 0.26, 0.78],
      ['birthday', 0.76, 0.8],
      ['giftbox', 0.5, 1.08]
    ]
  ],
  noodles: [
    'jade',
    [
      ['salad', 0.26, 0.84],
      ['tea', 0.76, 0.76],
      ['noodles', 0.5, 1.06]
    ]
  ],
  candy: [
    'rose',
    [
      ['lollipop', 0.27, 0.88],
      ['capsule', 0.75, 0.8],
      ['candy', 0.5, 1.04]
    ]
  ],
  care: [
    'jade',
    [
      ['stones', 0.26, 0.86],
      ['escort', 0.76, 0.84],
      ['heart', 0.5, 1.06]
    ]
  ],
  pantry: [
    'amber',
    [
      ['tea-tin', 0.27, 0.82],
      ['fruit', 0.73, 0.92],
      ['rice', 0.5, 1.04]
    ]
  ]
}

/** Products: the motif on a ground of its own. */
export const products: Record<string, readonly [MotifName, GroundName]> = {
  film: ['ticket-film', 'night'],
  popcorn: ['popcorn', 'gold'],
  latte: ['latte', 'stone'],
  'milk-tea': ['milk-tea', 'amber'],
  video: ['video', 'azure'],
  music: ['music', 'rose'],
  phone: ['phone', 'teal'],
  hotpot: ['hotpot', 'gold'],
  lounge: ['lounge', 'stone'],
  spring: ['spring', 'jade'],
  ferris: ['ferris', 'rose'],
  boat: ['boat', 'teal'],
  rice: ['rice', 'gold'],
  candy: ['candy', 'plum'],
  stones: ['stones', 'jade'],
  mug: ['mug', 'amber']
}

/** Heads of activities, in the same shape as the banners. */
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
  'yanglao-sign': [
    'amber',
    [
      ['tea', 366, 0.8],
      ['escort', 614, 0.86],
      ['heart', 492, 0.98]
    ]
  ]
}

/** Banners: ground and motifs, [motif, x, scale]. */
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
