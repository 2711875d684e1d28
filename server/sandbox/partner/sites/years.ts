import type { Site } from '../site'

export const years: Site = {
  slogan: '特惠观影，选座出票',
  colour: '#4b3a8c',
  tint: '#f1eefa',
  prefix: 'NN',
  items: []
}
