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
