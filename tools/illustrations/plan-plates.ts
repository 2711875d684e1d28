import type { MotifName } from './motifs/all'
import type { GroundName } from './palette'

type Plan = readonly [GroundName, readonly (readonly [MotifName, number, number])[]]

/** Plates, each with a picture of its own: background, and motifs from back to front as [motif, x, scale]. */
export const plateGroups: Record<string, Plan> = {
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
  ],
  'film-date': [
    'rose',
    [
      ['ticket-film', 0.27, 0.82],
      ['seat', 0.75, 0.86],
      ['popcorn', 0.5, 1.06]
    ]
  ],
  'film-festival': [
    'stone',
    [
      ['carpet', 0.76, 0.82],
      ['clapper', 0.25, 0.82],
      ['strip', 0.5, 1.06]
    ]
  ],
  'film-family': [
    'azure',
    [
      ['glasses', 0.25, 0.8],
      ['popcorn', 0.77, 0.82],
      ['screen', 0.5, 1.04]
    ]
  ],
  'premiere-one': [
    'night',
    [
      ['ticket-film', 0.25, 0.8],
      ['seat', 0.77, 0.82],
      ['carpet', 0.5, 1.1]
    ]
  ],
  'welcome-gift': [
    'teal',
    [
      ['coupon-gold', 0.26, 0.82],
      ['giftbox', 0.76, 0.82],
      ['points', 0.5, 1.04]
    ]
  ],
  'savings-monthly': [
    'jade',
    [
      ['coupon-rose', 0.27, 0.82],
      ['basket', 0.76, 0.84],
      ['coupon-gold', 0.5, 1.02]
    ]
  ],
  'winter-lights': [
    'night',
    [
      ['pagoda', 0.26, 0.88],
      ['giftbox', 0.77, 0.78],
      ['lantern', 0.51, 1.08]
    ]
  ],
  'care-massage': [
    'teal',
    [
      ['candle', 0.25, 0.82],
      ['towel', 0.76, 0.84],
      ['stones', 0.5, 1.06]
    ]
  ],
  'care-self': [
    'rose',
    [
      ['stones', 0.26, 0.84],
      ['heart', 0.76, 0.84],
      ['bath', 0.5, 1.06]
    ]
  ],
  'care-warm': [
    'amber',
    [
      ['tea', 0.24, 0.84],
      ['giftbox', 0.78, 0.8],
      ['escort', 0.5, 1.06]
    ]
  ],
  'read-season': [
    'plum',
    [
      ['lamp', 0.25, 0.88],
      ['latte', 0.78, 0.78],
      ['book', 0.51, 1.06]
    ]
  ],
  'digital-season': [
    'azure',
    [
      ['cloud', 0.25, 0.82],
      ['music', 0.77, 0.82],
      ['game', 0.51, 1.04]
    ]
  ],
  'partner-perks': [
    'gold',
    [
      ['ticket-film', 0.25, 0.82],
      ['ferris', 0.77, 0.84],
      ['plane', 0.51, 1.06]
    ]
  ],
  'stay-business': [
    'stone',
    [
      ['lamp', 0.24, 0.84],
      ['train', 0.76, 0.84],
      ['suitcase', 0.5, 1.04]
    ]
  ],
  'park-season': [
    'rose',
    [
      ['ferris', 0.26, 0.92],
      ['icecream', 0.77, 0.8],
      ['carousel', 0.51, 1.1]
    ]
  ],
  'outing-season': [
    'azure',
    [
      ['cable', 0.24, 0.86],
      ['island', 0.77, 0.86],
      ['mountain', 0.5, 1.08]
    ]
  ],
  'stay-perks': [
    'gold',
    [
      ['breakfast', 0.25, 0.84],
      ['fruit', 0.76, 0.82],
      ['key', 0.51, 1.06]
    ]
  ],
  'stay-easy': [
    'teal',
    [
      ['pillow', 0.23, 0.78],
      ['lamp', 0.79, 0.86],
      ['bed', 0.51, 1.04]
    ]
  ],
  'care-home': [
    'azure',
    [
      ['towel', 0.25, 0.82],
      ['clean', 0.77, 0.84],
      ['villa', 0.5, 1.06]
    ]
  ],
  'living-season': [
    'teal',
    [
      ['thermos', 0.27, 0.86],
      ['umbrella', 0.76, 0.86],
      ['mug', 0.5, 1.04]
    ]
  ],
  'hotpot-season': [
    'amber',
    [
      ['beef', 0.25, 0.86],
      ['salad', 0.77, 0.8],
      ['hotpot', 0.51, 1.08]
    ]
  ],
  'table-for-two': [
    'night',
    [
      ['candle', 0.24, 0.82],
      ['pasta', 0.77, 0.84],
      ['steak', 0.5, 1.08]
    ]
  ],
  'autumn-past': [
    'amber',
    [
      ['garden', 0.25, 0.86],
      ['fruit', 0.76, 0.84],
      ['tea', 0.51, 1.06]
    ]
  ],
  'car-monthly': [
    'teal',
    [
      ['charge', 0.22, 0.84],
      ['fuel', 0.8, 0.82],
      ['wash', 0.51, 1.06]
    ]
  ],
  'pantry-monthly': [
    'jade',
    [
      ['basket', 0.25, 0.86],
      ['rice', 0.76, 0.84],
      ['fruit', 0.5, 1.08]
    ]
  ],
  'stay-lucky': [
    'plum',
    [
      ['key', 0.25, 0.82],
      ['bed', 0.78, 0.74],
      ['capsule', 0.5, 1.08]
    ]
  ],
  'candy-weekly': [
    'plum',
    [
      ['sundae', 0.26, 0.86],
      ['coupon-rose', 0.77, 0.8],
      ['lollipop', 0.5, 1.08]
    ]
  ]
}
