import type { Pool } from 'pg'

/**
 * Goods for tests: product `tea` (990 fen, not limited), `last` (100 fen, one in stock), `free` (nothing), card `gold`
 * with plate `monthly` in it and `extra` to add (bought twice at most), coupons `cut` (200 off from 500) and `one` (one).
 */
export async function addCatalogue(pool: Pool, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await pool.query(`insert into channels (code, name, slogan, logo, need_mobile, config, service_phone, service_hours, banners)
    values ('main', '权益中心', '', '', false, '{}', '', '', '[]')`)
  await pool.query(`insert into brands (id, name, logo, intro) values ('b', '品牌', '', '')`)
  await pool.query(`insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text,
      rules_html, usage_html, validity_days, delivery)
    values ('cup', 'food', 'b', '茶饮券', '', '/p.webp', '{}', 1000, '', '', '', 30, 'code')`)
  await pool.query(`insert into products (id, name, subtitle, picture, price_fen, list_price_fen, stock, privilege_id, on_sale, sort)
    values ('tea', '茶饮', '', '/p.webp', 990, 1200, null, 'cup', true, 1),
      ('last', '最后一件', '', '/p.webp', 100, 200, 1, 'cup', true, 2),
      ('many', '有库存', '', '/p.webp', 100, 200, 1000, 'cup', true, 2),
      ('free', '免费', '', '/p.webp', 0, 200, 1000, 'cup', true, 2)`)
  await pool.query(`insert into products (id, name, subtitle, picture, price_fen, list_price_fen, stock, privilege_id, on_sale, sort, channel_codes)
    values ('candied', '糖果渠道专享', '', '/p.webp', 100, 200, null, 'cup', true, 3, '{candy}'),
      ('gone', '下架', '', '/p.webp', 100, 200, null, 'cup', false, 3, '{}')`)
  await pool.query(`insert into card_products (id, name, level, tagline, face, price_fen, list_price_fen, validity_days, benefits,
      instructions_html, on_sale, sort)
    values ('gold', '金卡', '金', '', 'gold', 19900, 29900, 365, '{}', '', true, 1),
      ('plain', '普卡', '普', '', 'ink', 9900, 9900, 365, '{}', '', true, 2)`)
  await pool.query(`insert into plates (id, name, subtitle, picture, price_fen, list_price_fen, period, quota, rounds, buy_limit,
      stock, rules_html, on_sale, sort)
    values ('monthly', '每月', '', '/p.webp', 0, 0, 'month', 2, 12, 0, null, '', true, 1),
      ('extra', '加购', '', '/p.webp', 2990, 3990, 'once', 1, 1, 2, null, '', true, 2)`)
  await pool.query(`insert into card_plates (card_id, plate_id, mode, sort)
    values ('gold', 'monthly', 'included', 1), ('gold', 'extra', 'addon', 2)`)
  await pool.query(
    `insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, rule_text, rules_html,
       total, per_member, starts_at, ends_at, valid_days, sort)
     values ('cut', '满5减2', 'full_cut', 500, 200, 100, 0, 'all', '', '<p>规则</p>', 1000, 1, $1, $2, 30, 1),
       ('one', '仅一张', 'fixed', 0, 100, 100, 0, 'product', '', '', 1, 1, $1, $2, 30, 2),
       ('half', '五折', 'discount', 0, 0, 50, 300, 'card', '', '', 100, 2, $1, $2, 30, 3),
       ('over', '已结束', 'fixed', 0, 100, 100, 0, 'all', '', '', 100, 1, $1, $3, 30, 4)`,
    [day(-1), day(30), day(-0.5)]
  )
}
