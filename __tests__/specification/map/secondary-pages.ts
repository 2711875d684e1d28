import { client, h5, mini, server, type Held } from './held'

/** Cards, stores, and what comes of a purchase (2-pages.md). */
export const SECONDARY_PAGES: Held = {
  'page.receiveResult': client(
    'pages-secondary/receive-result.test.tsx',
    'shows the code as text, QR and barcode, the PIN, until when and how to use it',
    'a recharge that failed says why, and that nothing was spent',
    'a refusal is told in our words; other words of an address are not shown'
  ),
  'page.cardInstructions': client(
    'pages-secondary/card-instructions.test.tsx',
    'shows the instructions of the card, and how long it is good'
  ),
  'page.storeList': [
    ...client(
      'pages-secondary/store-list.test.tsx',
      'lists the stores around here with distance, and leads to a call, the map and the brand',
      'by category, district and word; what was asked for can be taken back',
      'where the position is refused the stores of the chosen city stand there, and it is said how to allow it',
      'shows the stores of the city that it was shared from, and stands where the friend has chosen another before',
      'what is chosen here counts from then on, the place of the friend too, and the address says nothing else'
    ),
    ...client(
      'pages-secondary/store-list.weapp.test.tsx',
      'a shared list leads the friend to the stores of the city that it was shared from'
    ),
    ...server(
      'location/merchants.test.ts',
      'merchants within 200 km, nearest first, each with its distance',
      'by a word in the name, the brand or the address; what stands for anything elsewhere stands for itself',
      'by district of a city, and by brand wherever its stores are'
    ),
    ...h5('stores.test.ts', 'from home to the stores near, the map, a brand and what it gives'),
    ...mini('journeys/stores.test.ts', 'from home to the stores near, the map, a brand and what it gives')
  ],
  'page.brandDetail': [
    ...client(
      'pages-secondary/brand-detail.test.tsx',
      'shows a brand, its privileges and its stores, each of which leads on'
    ),
    ...server(
      'brand/brands.test.ts',
      'a brand with what can be had of it in this channel now, the most wanted first, and how many stores have it'
    )
  ],
  'page.searchAddress': [
    ...client(
      'pages-secondary/search-address.test.tsx',
      'located, hot and all cities by letter',
      'recent cities stand at the top, the current one is marked',
      'a tap goes to the letter',
      'by first letters: highlighted, the best first'
    ),
    ...client('features/location/search-cities.test.ts', '$short by $pinyin', '%s finds %s first'),
    ...h5(
      'city.test.ts',
      'a city is found by its pinyin, chosen, shown on home, kept over a restart, and given up again'
    ),
    ...mini(
      'journeys/city.test.ts',
      'a city is found by its pinyin, chosen, shown on home, and kept over a restart'
    )
  ],
  'page.expiredCard': client('pages-secondary/cards.test.tsx', 'shows what was in it and renews it'),
  'page.myCard': client(
    'pages-secondary/cards.test.tsx',
    'groups them by state; each leads where it belongs; that there is one is stored'
  ),
  'page.recommend': client(
    'pages-secondary/payResult/recommend.test.tsx',
    'shows what was paid, and what may be worth a look'
  ),
  'page.jdResult': [
    ...client(
      'pages-secondary/payResult/jing-dong-result.test.tsx',
      '%s: says so',
      'the sign leaves the address bar'
    ),
    ...h5('jumps.test.ts', 'JD sends its receiver back (/sandbox/jd) › %s'),
    ...server('partner/jd.test.ts', 'the result of a card, its account masked, for who brings JD’s sign')
  ]
}
