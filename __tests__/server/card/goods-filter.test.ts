import { RANKS, searched, type GoodsSearch } from '../../../server/modules/card/goods-filter'

const goods = (id: string, over: object = {}) => ({
  kind: 'product' as const,
  id,
  name: id,
  subtitle: '',
  picture: '/a.webp',
  priceFen: 1000,
  listPriceFen: 1000,
  sold: 0,
  privilegeId: null,
  mostAtOnce: 99,
  held: false,
  purchase: { allowed: true, reason: 'ok' as const },
  ...over
})

const LIST = [
  goods('latte', { name: '拿铁电子券', subtitle: '门店通用 VIP', priceFen: 5000, sold: 3 }),
  goods('park', { name: '迪士尼乐园日场票', priceFen: 30_000 }),
  goods('film', { name: '双人电影票', priceFen: 4999, sold: 9 }),
  goods('tea', {
    name: '好茶 A 级',
    priceFen: 20_000,
    sold: 9,
    purchase: { allowed: false, reason: 'sold_out' as const }
  })
]
const ask = (search: Partial<GoodsSearch>) => searched(LIST, { buyable: '0', ...search }).map(({ id }) => id)

test.each<[string, Partial<GoodsSearch>, string[]]>([
  ['nothing asked for: all as they stand', {}, ['latte', 'park', 'film', 'tea']],
  ['two characters find', { keyword: '电影' }, ['film']],
  ['the line below the name counts', { keyword: '门店' }, ['latte']],
  ['every word has to be there', { keyword: '拿铁 门店' }, ['latte']],
  ['one word that is not there finds nothing', { keyword: '拿铁 影院' }, []],
  ['small and full-width letters count as the usual ones', { keyword: 'ｖｉｐ' }, ['latte']],
  ['pinyin of the name counts', { keyword: 'dianying' }, ['film']],
  ['the last syllable may still be typed', { keyword: 'natied' }, ['latte']],
  ['initials count', { keyword: 'dyp' }, ['film']],
  ['another reading finds nothing', { keyword: 'kafei' }, []],
  ['another spelling of a name finds it', { keyword: '迪斯尼' }, ['park']],
  ['English finds it', { keyword: 'Disney 日场' }, ['park']],
  ['what a slip of the input method makes of a word finds it', { keyword: '电影劵' }, ['film']],
  ['characters of the same sound find it', { keyword: '店影票' }, ['film']],
  ['two of the same sound are too little', { keyword: '店影' }, []],
  ['blanks alone ask for nothing', { keyword: '   ' }, ['latte', 'park', 'film', 'tea']],
  ['a price belongs to one range', { minFen: 5000, belowFen: 20_000 }, ['latte']],
  ['what can be bought now', { buyable: '1' }, ['latte', 'park', 'film']],
  ['all at once', { keyword: '券', belowFen: 20_000, buyable: '1' }, ['latte']]
])('%s', (_what, search, ids) => {
  expect(ask(search)).toEqual(ids)
})

test.each([
  ['recommended', [0, 0, 0, 0]],
  ['sold', [-3, -0, -9, -9]],
  ['priceUp', [5000, 30_000, 4999, 20_000]],
  ['priceDown', [-5000, -30_000, -4999, -20_000]]
] as const)('by %s the lowest rank comes first', (sort, ranks) => {
  expect(LIST.map(RANKS[sort])).toEqual(ranks)
})
