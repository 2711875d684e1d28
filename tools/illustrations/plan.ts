import type { GroundName } from './palette'
import type { MotifName } from './motifs/all'

/** Which motif is drawn on which background. */
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
  gold: ['points', 'fruit', 'pasta', 'key', 'pagoda', 'book']
}

/** Plates: background and motifs from back to front, [motif, x, scale]. */
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
  hangzhou: [
    'jade',
    [
      ['pagoda', 0.26, 0.92],
      ['tea', 0.78, 0.76],
      ['boat', 0.52, 1.04]
    ]
  ],
  shanghai: [
    'night',
    [
      ['ferris', 0.25, 0.86],
      ['lantern', 0.78, 0.8],
      ['boat-night', 0.52, 1.06]
    ]
  ],
  xian: [
    'gold',
    [
      ['pagoda', 0.25, 0.88],
      ['noodles', 0.79, 0.74],
      ['gate', 0.52, 1.06]
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

/** Products: the motif on its own background. */
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
