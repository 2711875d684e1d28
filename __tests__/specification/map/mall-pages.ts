import { client, h5, mini, server, type Held } from './held'

const MALL_STORY =
  'from the market through the mall, sorted and narrowed, to a kind of a product, into the cart, and back to where it was'
const KINDS_STORY =
  'kinds of a product: sold out says so, impossible cannot be chosen, the others stay, no more than the limit'
const SEARCH_STORY =
  'searching: suggested, misspelt, in pinyin and in vain, and kept on the device until it is cleared'

/** The mall (2-pages.md). */
export const MALL_PAGES: Held = {
  'page.mall': [
    ...client(
      'pages-mall/mall.test.tsx',
      'shows what is sold with its price, that for card holders and how often it was bought',
      'a category narrows the list, a part of it further, and another press lets it go'
    ),
    ...server(
      'mall/calls.test.ts',
      'goods are narrowed by category of either level, price, stock and the price for card holders'
    ),
    ...h5('mall.test.ts', MALL_STORY),
    ...mini(
      'journeys/mall.test.ts',
      'from the market through the mall, sorted and narrowed, to a kind of a product and into the cart'
    )
  ],
  'page.mallProduct': [
    ...client(
      'pages-mall/product.test.tsx',
      'the sheet opens on the first kind in stock; sold out says so, impossible cannot be chosen, others stay',
      'tells price, what is chosen, where it is sent and what it is'
    ),
    ...client(
      'features/mall/sku-choice.test.ts',
      'impossible-combination-enabled: with three axes a value is impossible beside both others, not beside each of them'
    ),
    ...client(
      'features/poster/poster.test.tsx',
      'is drawn with price, names, brand and a code of the address, once the sheet is open'
    ),
    ...server('mall/calls.test.ts', 'delivery: %s'),
    ...h5('mall.test.ts', KINDS_STORY),
    ...h5('poster.test.ts', 'a poster of a product leads to it by its code, and is saved as a picture'),
    ...mini(
      'journeys/poster.test.ts',
      'a poster is drawn with a code of the product, and kept in the album once that is allowed'
    )
  ],
  'page.mallSearch': [
    ...client(
      'pages-mall/mall.test.tsx',
      'what is searched for is kept on the device, newest first, and can be forgotten',
      'suggests while somebody types'
    ),
    ...server(
      'mall/calls.test.ts',
      'two-character-search: two characters find, the name that has them first'
    ),
    ...h5('mall.test.ts', SEARCH_STORY),
    ...mini('journeys/mall.test.ts', SEARCH_STORY)
  ],
  'page.cart': [
    ...client(
      'pages-mall/shopping-cart.test.tsx',
      'shows what can be bought, what there is less of and what is gone, with today’s prices and what has changed',
      'a number is shown at once, said to the server once it rests, and on the way to settlement before that',
      'choosing all and one; a refusal puts back what is true',
      'what is chosen is deleted by a button, what is gone is cleared; nothing left says so and leads on'
    ),
    ...client(
      'features/cart/guest-cart.test.tsx',
      'after the login it goes into the member’s cart once, before that is read, and is the device’s no more'
    ),
    ...server(
      'cart/cart.test.ts',
      'merge-twice-doubles: one guest cart goes in once, however often and at once it is sent',
      'second-user-takes-cart: a guest cart that went into one member’s goes into nobody else’s'
    ),
    ...mini('journeys/cart.test.ts', 'a cart of 120 lines is drawn and changed with at most 60 KB a setData')
  ],
  'page.settlement': [
    ...client(
      'pages-mall/settlement.test.tsx',
      'explains the amount line by line, and how it is sent',
      'pressed three times it makes one order, for what was seen, and leaves for the cashier',
      'another amount than was seen: nothing is bought, what changed is said, and the next press buys at it'
    ),
    ...server(
      'cart/settle.test.ts',
      'is explained line by line: card price, the best coupon, freight of each template',
      'is one, however often the button is pressed, and after the kept answer is lost'
    ),
    ...h5(
      'cart.test.ts',
      'a visitor’s cart joins the member’s at login, is settled, paid once, and told by its order'
    ),
    ...mini(
      'journeys/cart.test.ts',
      'a visitor’s cart joins the member’s at login, is settled, paid once, and told by its order'
    )
  ]
}
