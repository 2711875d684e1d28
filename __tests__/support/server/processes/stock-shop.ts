import { createHash } from 'node:crypto'

/** Runs a statement on the database of a shop under test. */
type Query = (text: string, values?: unknown[]) => Promise<unknown>

/** Members of a shop under test: their ids and tokens begin with its name. */
export interface Clientele {
  readonly name: string
  /** So many that none has as many unpaid orders as may be open. */
  readonly members: number
}

/** Pieces of each kind that are sent. */
export const MALL_STOCK = 100_000

/** What member `n` of the shop calls with. */
export const tokenOf = (name: string, n: number): string => `${name}-token-${n}`

/** Adds the members, and a session of each. */
export async function addMembers({ name, members }: Clientele, query: Query): Promise<void> {
  await query(
    `insert into members (id, nickname, channel_code) select $1 || n, '会员', 'main' from generate_series(0, $2::int - 1) n`,
    [name, members]
  )
  const hashes = Array.from({ length: members }, (_, n) =>
    createHash('sha256').update(tokenOf(name, n)).digest('hex')
  )
  await query(
    `insert into sessions (token_hash, member_id, channel_code, platform, expires_at)
     select hash, $1 || (n - 1), 'main', 'mini', now() + interval '1 day'
     from unnest($2::text[]) with ordinality as t (hash, n)`,
    [name, hashes]
  )
}

/** Fills an empty shop: members, and one product, called like it, for 1 yuan that is handed over as a code. */
export async function stockShop(
  { stock, ...clientele }: Clientele & { readonly stock: number },
  query: Query
): Promise<void> {
  await query(
    `insert into products (id, name, subtitle, picture, price_fen, list_price_fen, stock, privilege_id, on_sale, sort)
     select $1, '耐用', '', '/p.webp', 100, 100, $2, id, true, 1 from privileges
     where delivery = 'code' order by id limit 1`,
    [clientele.name, stock]
  )
  await addMembers(clientele, query)
}

/** Fills a shop with goods to send: an address of each of its members, called like them, and a product of three kinds, `name-a` to `name-c`. */
export async function stockMall({ name, members }: Clientele, query: Query): Promise<void> {
  await query(
    `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail, is_default)
     select $1 || n, $1 || n, '收件人', '13900000000', '310106', '上海市', '上海市', '静安区', '长乐路 1 号', true
     from generate_series(0, $2::int - 1) n`,
    [name, members]
  )
  await query(
    `insert into mall_products (id, category_id, name, subtitle, pictures, detail_html, parameters, axes, freight_template_id,
       return_days, buy_limit, on_sale, sort, channel_codes, grams)
     select $1, (select id from mall_categories limit 1), '茶', '', '{}', '', '[]', '[]', t.id, 7, 0, true, 1, '{}', '{}'
     from freight_templates t where not exists (select 1 from freight_rules r where r.template_id = t.id and not r.delivers)
     limit 1`,
    [name]
  )
  await query(
    `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, stock, weight_grams, on_sale)
     select $1 || '-' || kind, $1, array[kind], '茶 ' || kind, '/t.webp', 333, 333, $2, 100, true
     from unnest(array['a','b','c']) kind`,
    [name, MALL_STOCK]
  )
}
