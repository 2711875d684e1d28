/** Pictures of referral campaigns: square ones for posters and shared materials, and banners. */
import { motifs, type MotifName } from './motifs/all'
import type { GroundName } from './palette'
import { banner, group } from './scenes'

type Plan = readonly [GroundName, readonly (readonly [MotifName, number, number])[]]

/** As large as a poster shows it on the sharpest screens. */
const SIZE = 600

/** Motif, its centre as a share of the width, scale. */
const SQUARES: Readonly<Record<string, Plan>> = {
  'main-friends': [
    'red',
    [
      ['tea', 0.24, 0.62],
      ['latte', 0.78, 0.62],
      ['giftbox', 0.5, 0.98]
    ]
  ],
  'candy-friends': [
    'rose',
    [
      ['lollipop', 0.24, 0.68],
      ['icecream', 0.77, 0.66],
      ['candy', 0.5, 0.92]
    ]
  ],
  'with-tea': [
    'jade',
    [
      ['tea', 0.26, 0.66],
      ['tea-tin', 0.56, 0.92]
    ]
  ],
  'with-coffee': [
    'amber',
    [
      ['beans', 0.25, 0.6],
      ['cold-brew', 0.76, 0.7],
      ['latte', 0.5, 0.9]
    ]
  ],
  'with-films': [
    'night',
    [
      ['popcorn', 0.27, 0.72],
      ['ticket-film', 0.58, 0.9]
    ]
  ]
}

const BANNERS: Readonly<Record<string, Plan>> = {
  'candy-banner': [
    'rose',
    [
      ['lollipop', 372, 0.8],
      ['icecream', 612, 0.8],
      ['giftbox', 494, 0.98]
    ]
  ]
}

type Placed = readonly (readonly [string, number, number])[]
const placed = (objects: Plan[1]): Placed => objects.map(([motif, x, scale]) => [motifs[motif](), x, scale])

/** Every picture by name, as SVG. */
export const drawReferrals = (): (readonly [string, string])[] => [
  ...Object.entries(SQUARES).map(
    ([name, [ground, objects]]) => [name, group(SIZE, SIZE, ground, placed(objects))] as const
  ),
  ...Object.entries(BANNERS).map(
    ([name, [ground, objects]]) => [name, banner(ground, placed(objects))] as const
  )
]
