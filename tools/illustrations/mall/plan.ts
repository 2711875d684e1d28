import { motifs, type MotifName } from '../motifs/all'
import { c, type GroundName } from '../palette'
import { kitchen } from './kitchen'
import { things } from './things'
import { wear } from './wear'

const drawings = { ...kitchen, ...things, ...wear }

/** A drawing for each variant of a product: the values of its first axis, in order. */
export interface Looks {
  readonly ground: GroundName
  readonly looks: readonly string[]
}

const inColours = (ground: GroundName, drawing: keyof typeof drawings, ...colours: string[]): Looks => ({
  ground,
  looks: colours.map((hex) => drawings[drawing](hex))
})

/** A motif of the privileges, with one of its colours changed per variant. */
const dyed = (ground: GroundName, motif: MotifName, from: string, ...colours: string[]): Looks => ({
  ground,
  looks: colours.map((hex) => motifs[motif]().replaceAll(`#lit-${from.slice(1)}`, `#lit-${hex.slice(1)}`))
})

const alike = (ground: GroundName, motif: MotifName, count: number): Looks => ({
  ground,
  looks: Array.from({ length: count }, () => motifs[motif]())
})

const CHARCOAL = '#3c3f4a'
const NAVY = '#2f4468'
const OATMEAL = '#e2d5bf'
const PINE = '#2f6b58'

/** Products by id, in the order of their categories. */
export const mallLooks: Readonly<Record<string, Looks>> = {
  'thermos-ceramic': inColours('jade', 'bottle', c.ice, PINE, c.rose),
  'mug-stoneware': dyed('stone', 'mug', c.teal, c.steel, c.coral, c.lilac),
  'teapot-glass': dyed('amber', 'tea', c.jade, c.sky, c.ice),
  'duvet-cotton': dyed('azure', 'bed', c.azure, c.cream, c.sky, c.mint),
  'pillow-latex': alike('stone', 'pillow', 2),
  'towel-gauze': dyed('rose', 'towel', c.jade, c.cream, c.blush, c.sky, c.leaf),
  'candle-soy': dyed('plum', 'candle', c.cream, c.cream, c.mint, c.lilac),
  'lamp-bedside': inColours('night', 'gauzeLamp', c.sand, c.brown),
  'pan-iron': inColours('stone', 'pan', CHARCOAL, CHARCOAL, CHARCOAL),
  'pot-clay': inColours('amber', 'pot', c.stone, c.coral),
  'kettle-steel': inColours('teal', 'kettle', c.stone, CHARCOAL),
  'bowl-celadon': inColours('jade', 'bowls', c.mint, c.jade),
  'plate-wood': {
    ground: 'gold',
    looks: [drawings.board(c.amber), drawings.board(c.brown), drawings.tray(c.amber)]
  },
  chopsticks: inColours('red', 'chopsticks', c.brown),
  'jar-glass': inColours('azure', 'jar', c.ice, c.sand),
  'knife-kitchen': inColours('stone', 'knife', c.cocoa, c.brown),
  'rice-northeast': alike('gold', 'rice', 3),
  'noodle-dried': dyed('amber', 'noodles', c.azure, c.azure, c.brown, c.leaf),
  'tea-longjing': alike('jade', 'tea-tin', 3),
  'coffee-beans': dyed('amber', 'beans', c.brown, c.amber, c.brown, c.cocoa),
  'nuts-daily': inColours('gold', 'pouch', c.gold, c.sky),
  'honey-jar': inColours('amber', 'honey', c.gold, c.amber),
  'orange-navel': inColours('rose', 'oranges', '#ea8f32', '#ea8f32'),
  'beef-frozen': alike('red', 'beef', 3),
  earbuds: inColours('azure', 'earbuds', c.white, CHARCOAL, c.sky),
  'speaker-small': inColours('stone', 'speaker', OATMEAL, PINE, c.coral),
  'charger-gan': inColours('teal', 'charger', c.white, CHARCOAL),
  'cable-braided': inColours('gold', 'cable', c.slate, c.coral),
  powerbank: inColours('plum', 'powerbank', c.white, CHARCOAL, c.blush),
  keyboard: inColours('night', 'keyboard', OATMEAL, c.night),
  'mouse-silent': inColours('jade', 'mouse', c.white, c.steel, c.leaf),
  'lamp-desk': inColours('night', 'deskLamp', c.white, CHARCOAL),
  'tshirt-cotton': inColours('stone', 'tshirt', c.white, c.steel, NAVY, c.red),
  hoodie: inColours('amber', 'hoodie', OATMEAL, PINE, CHARCOAL),
  'shirt-linen': inColours('teal', 'shirt', c.white, c.sky),
  'socks-crew': inColours('rose', 'socks', c.steel, c.azure, c.coral),
  'shoes-canvas': inColours('gold', 'shoes', OATMEAL, CHARCOAL),
  backpack: inColours('azure', 'backpack', CHARCOAL, NAVY, c.amber),
  'tote-canvas': inColours('jade', 'tote', OATMEAL, CHARCOAL, PINE),
  'suitcase-20': dyed('stone', 'suitcase', c.teal, c.sky, CHARCOAL, OATMEAL),
  'soap-handmade': inColours('rose', 'soap', c.leaf, c.gold, OATMEAL),
  shampoo: inColours('jade', 'shampoo', c.leaf, c.lilac),
  'toothbrush-electric': inColours('teal', 'toothbrush', c.white, c.rose, c.teal),
  'comb-wood': inColours('amber', 'comb', PINE, c.jade),
  'laundry-liquid': inColours('azure', 'jug', c.sky, c.leaf),
  'cloth-clean': inColours('gold', 'cloths', c.coral),
  'vacuum-mini': inColours('stone', 'vacuum', c.white, CHARCOAL),
  'basket-laundry': inColours('rose', 'hamper', OATMEAL, c.steel),
  'blocks-wood': inColours('gold', 'blocks', c.sand, c.plum),
  'plush-bear': inColours('rose', 'bear', c.brown, OATMEAL),
  'puzzle-500': inColours('plum', 'puzzle', c.sky, c.leaf, c.night),
  kite: inColours('azure', 'kite', c.red, c.azure),
  'pen-fountain': inColours('stone', 'pen', c.steel, CHARCOAL, NAVY, '#8c2f3f'),
  'notebook-a5': inColours('amber', 'notebook', '#7f93ad', c.rose, PINE),
  watercolor: inColours('jade', 'watercolor', c.coral, c.azure, c.plum),
  'candy-tin': dyed('rose', 'candy', c.rose, c.rose, c.mint),
  'yoga-mat': inColours('plum', 'mat', c.lilac, c.leaf, c.steel),
  'bottle-sport': inColours('teal', 'bottle', c.ice, c.slate, c.mint, c.coral),
  'rope-jump': inColours('gold', 'rope', CHARCOAL, c.coral),
  'tent-light': inColours('jade', 'tent', c.sand, PINE),
  'lantern-camp': inColours('night', 'campLantern', c.red, PINE, c.sand),
  'umbrella-auto': dyed('azure', 'umbrella', c.azure, NAVY, c.brown, PINE, OATMEAL),
  'chair-fold': inColours('gold', 'chair', c.amber, CHARCOAL),
  'mug-enamel': inColours('stone', 'enamel', c.white, NAVY, PINE, c.red)
}

/** Categories by their representative product. */
export const mallCategories: Readonly<Record<string, string>> = {
  home: 'mug-stoneware',
  kitchen: 'pot-clay',
  food: 'rice-northeast',
  digital: 'earbuds',
  wear: 'tshirt-cotton',
  care: 'shampoo',
  play: 'plush-bear',
  outdoor: 'tent-light'
}

/** Banners by category: background, and three products from back to front. */
export const mallBanners: Readonly<Record<string, readonly [GroundName, readonly [string, string, string]]>> =
  {
    home: ['teal', ['candle-soy', 'lamp-bedside', 'mug-stoneware']],
    food: ['gold', ['tea-longjing', 'honey-jar', 'orange-navel']],
    outdoor: ['jade', ['chair-fold', 'lantern-camp', 'tent-light']]
  }
