/** Descriptions of properties that are common to several kinds: written at the head of each file. */
const TEXT: Readonly<Record<string, string>> = {
  id: 'what it is known by, for ever: letters, digits, - and _',
  name: 'what it is called',
  title: 'what it is called',
  subtitle: 'a line below it',
  kind: 'what kind of thing it is',
  picture: 'pictures/… beside this file, or https://…',
  pictures: 'the gallery; the first is shown in lists',
  logo: 'pictures/… beside this file, or https://…',
  priceFen: 'price in fen: 1990 is ¥19.90',
  listPriceFen: 'the price that is struck out; as priceFen where nothing is said',
  stock: 'how many there are of what is new; no number = not limited. More later: restock',
  restock: 'more of it, each mark once: [{ mark: 2026-12, add: 100 }]',
  sold: 'how many were sold before it came here, for what is new',
  onSale: 'false = not sold for now',
  sort: 'its place among the others; its place in this file where nothing is said',
  hot: 'how popular it is, the more the higher',
  channelCodes: 'channels that have it; none = all: main, candy, jinjiang, lvyun, yanglao',
  cityCodes: 'cities whose home shows it; none = all: 310000',
  startsAt:
    'when it begins: 2026-12-01 (00:00 in China), 2026-12-01T10:00:00+08:00, today, in 10 days, 7 days ago',
  endsAt: 'its last day, through which it lasts in China: 2026-12-31, today, in 30 days; no time',
  validityDays: 'days that it is good for',
  rulesHtml: 'rules, as HTML',
  usageHtml: 'how it is used, as HTML',
  category: 'what it is listed under',
  cityCode: 'six digits: 310000',
  city: 'name of the city',
  district: 'name of the district',
  address: 'the whole address',
  lng: 'longitude, GCJ-02',
  lat: 'latitude, GCJ-02',
  phone: 'as it is dialled',
  hours: 'when it is open, as people read it',
  brandId: 'one of brands',
  privilegeId: 'one of privileges',
  buyLimit: 'pieces that one member may buy; 0 = not limited'
}

/** @throws Error for a property without a description: the head of a file would lack it */
export function wordsOf(property: string): string {
  const text = TEXT[property]
  if (text === undefined) throw new Error(`What is ${property}? Say it in the entity’s words`)
  return text
}
