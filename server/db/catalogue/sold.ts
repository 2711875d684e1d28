/**
 * How often each thing had been sold when the demo began. A seeding sets it for rows that are new and leaves it alone
 * afterwards, when orders count on.
 */

/** Cards, by id. */
export const cardsSold: Readonly<Record<string, number>> = {
  'main-year': 12680,
  'main-season': 6432,
  'main-light': 18957,
  'main-black': 342,
  'main-film': 2876,
  'main-foodie': 3154,
  'main-travel': 1708,
  'candy-sweet': 4260,
  'candy-star': 987,
  'jinjiang-stay': 3891,
  'jinjiang-suite': 214,
  'lvyun-guest': 2645,
  'lvyun-plus': 876,
  'yanglao-care': 1932,
  'yanglao-family': 1105,
  'autumn-limited': 2000,
  'jinjiang-guest': 0,
  'yanglao-signed': 0
}

/** Plates bought by themselves, by id. */
export const platesSold: Readonly<Record<string, number>> = {
  'coffee-monthly': 8643,
  'savings-monthly': 9412,
  'outing-season': 1136,
  'digital-season': 2048,
  'living-season': 1571,
  'stay-easy': 1893,
  'care-self': 764,
  'care-warm': 388,
  'film-monthly': 5217,
  'media-monthly': 4386,
  'delivery-weekly': 15302,
  'taste-monthly': 2964,
  'ride-monthly': 3478,
  'phone-monthly': 2151,
  'hotel-weekend': 618,
  'travel-lounge': 942,
  'city-walk': 1256,
  'hangzhou-slow': 482,
  'shanghai-night': 917,
  'xian-wall': 356,
  'bakery-weekly': 3867,
  'tea-weekly': 2403,
  'home-quarter': 764,
  'lucky-monthly': 9120,
  'welcome-gift': 6745,
  'partner-perks': 3120,
  'birthday-gift': 1583,
  'film-date': 2792,
  'film-festival': 431,
  'film-family': 1068,
  'hotpot-season': 1947,
  'table-for-two': 286,
  'lunch-monthly': 1674,
  'stay-perks': 2318,
  'stay-business': 573,
  'stay-lucky': 1829,
  'candy-box-monthly': 1416,
  'candy-weekly': 2077,
  'care-health': 1291,
  'care-massage': 395,
  'care-pantry': 847,
  'care-home': 652,
  'park-season': 893,
  'car-monthly': 1134,
  'pantry-monthly': 708,
  'read-season': 526,
  'premiere-one': 0,
  'winter-lights': 0,
  'autumn-past': 1200
}

/** Goods of the market, by id. */
export const productsSold: Readonly<Record<string, number>> = {
  'p-film-2d': 23410,
  'p-film-pair': 5872,
  'p-latte': 19264,
  'p-milk-tea': 14037,
  'p-video-month': 27615,
  'p-music-month': 8390,
  'p-phone-50': 31208,
  'p-hotpot': 4126,
  'p-lounge': 1873,
  'p-spring': 962,
  'p-park': 2534,
  'p-boat': 718,
  'p-rice': 3645,
  'p-candy': 1267,
  'p-massage': 1089,
  'p-last-mug': 499
}
