import { buildTestApp, type TestApp, type TestAppOptions } from '../../support/server/test-app'
import { withTransaction } from '../../../server/db/client'
import { createSandboxRecharge } from '../../../server/sandbox/recharge/sandbox-recharge'
import { cardModule } from '../../../server/modules/card/routes'
import { grantCard } from '../../../server/modules/card/grant'
import { plateModule } from '../../../server/modules/plate/routes'
import { privilegeModule } from '../../../server/modules/privilege/routes'

/** A server with what members hold and take, on a database with a small catalogue of its own. */
export async function rightsApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app: TestApp = await buildTestApp({
    modules: [cardModule, plateModule, privilegeModule],
    gateways: {
      recharge: { submit: (request, now) => createSandboxRecharge(app.database.db).submit(request, now) }
    },
    ...options
  })
  if (!options.seeded && !options.database) await smallCatalogue(app)
  return app
}

/**
 * Card `gold` with plate `monthly` (2 a month, of coffee, film, tea or juice of a group, phone, draw, few, later, over) and
 * plate `addon` to be bought onto it; card `candy-card` of channel candy alone; product `coffee-goods`.
 */
async function smallCatalogue({ database }: TestApp): Promise<void> {
  await database.pool.query(`
    insert into channels (code, name, slogan, logo, need_mobile, config, service_phone, service_hours, banners,
      lead_card_ids) values
      ('main', '权益中心', '', '/l.webp', false, '{}', '400', '9-18',
       '[{"id":"b1","picture":"/b.webp","alt":"会员","link":"/pages/market/index"}]', '{}'),
      ('candy', '糖果', '甜一点', '/l.webp', false, '{}', '400', '9-18', '[]', '{candy-card}');
    insert into brands values ('brand', '青禾', '/b.webp', '');
    insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text, rules_html,
      usage_html, stock, starts_at, ends_at, validity_days, delivery, prizes, group_id, group_name, hot, channel_codes)
    select id, kind, 'brand', id, '', '/p.webp', '{}', face, '', '<p>rules</p>', '<p>usage</p>', stock,
      starts_at::timestamptz, ends_at::timestamptz, 30, delivery, prizes::jsonb, group_id, group_id, hot, channels::text[]
    from (values
      ('coffee', 'food', 3000, null::int, null, null, 'code', null, null, 90, '{}'),
      ('film', 'film', 4000, null, null, null, 'pair', null, null, 80, '{}'),
      ('tea', 'food', 2000, null, null, null, 'code', null, 'drinks', 70, '{}'),
      ('juice', 'food', 2000, null, null, null, 'code', null, 'drinks', 60, '{}'),
      ('phone', 'recharge', 30000, 100, null, null, 'account', null, null, 50, '{}'),
      ('draw', 'lottery', 1000, null, null, null, 'draw',
        '[{"name":"一等奖","weight":1},{"name":"谢谢参与","weight":1}]', null, 40, '{}'),
      ('few', 'goods', 9900, 5, null, null, 'code', null, null, 30, '{}'),
      ('later', 'hotel', 9900, null, '2026-12-01T00:00:00+08:00', null, 'code', null, null, 20, '{}'),
      ('over', 'travel', 9900, null, null, '2026-11-20T00:00:00+08:00', 'code', null, null, 10, '{}'),
      ('elsewhere', 'film', 9900, null, null, null, 'code', null, null, 99, '{candy}')
    ) as rows (id, kind, face, stock, starts_at, ends_at, delivery, prizes, group_id, hot, channels);
    insert into plates (id, name, subtitle, picture, price_fen, list_price_fen, period, quota, rounds, buy_limit, stock,
      rules_html, on_sale, sort, channel_codes) values
      ('monthly', '每月 2 选', '', '/p.webp', 9900, 12900, 'month', 2, 12, 0, null, '<p>plate</p>', true, 1, '{}'),
      ('addon', '加购包', '', '/p.webp', 1900, 2900, 'once', 1, 1, 2, null, '<p>plate</p>', true, 2, '{}'),
      ('candy-plate', '糖果包', '', '/p.webp', 1900, 2900, 'once', 1, 1, 0, null, '<p>plate</p>', true, 3, '{candy}'),
      ('withdrawn', '下架包', '', '/p.webp', 1900, 2900, 'once', 1, 1, 0, null, '<p>plate</p>', false, 4, '{}');
    insert into plate_privileges select 'monthly', id, row_number() over () from unnest(
      array['coffee','film','tea','juice','phone','draw','few','later','over']) id;
    insert into plate_privileges values ('addon', 'coffee', 1), ('addon', 'tea', 2), ('candy-plate', 'elsewhere', 1), ('withdrawn', 'film', 1);
    insert into card_products (id, name, level, tagline, face, price_fen, list_price_fen, validity_days, benefits,
      instructions_html, stock, on_sale, sort, channel_codes) values
      ('gold', '金卡', '金', '', 'gold', 19900, 29900, 365, '{每月 2 选}', '<p>card</p>', null, true, 1, '{}'),
      ('jade', '翠卡', '翠', '', 'jade', 9900, 19900, 30, '{}', '<p>card</p>', 0, true, 2, '{}'),
      ('candy-card', '糖果卡', '糖', '', 'rose', 9900, 19900, 30, '{}', '<p>card</p>', null, true, 3, '{candy}'),
      ('old', '旧卡', '旧', '', 'ink', 9900, 19900, 30, '{}', '<p>card</p>', null, false, 4, '{}');
    insert into card_plates values ('gold', 'monthly', 'included', 1), ('gold', 'addon', 'addon', 2),
      ('candy-card', 'candy-plate', 'included', 1), ('jade', 'addon', 'included', 1);
    insert into products (id, name, subtitle, picture, price_fen, list_price_fen, stock, privilege_id, on_sale, sort) values
      ('coffee-goods', '咖啡券', '', '/p.webp', 1500, 3000, 10, 'coffee', true, 1);
    insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, scope_ids, rule_text,
      rules_html, total, per_member, starts_at, ends_at, valid_days, label_id, channel_codes, sort) values
      ('cut', '满减', 'full_cut', 5000, 1000, 100, 0, 'all', '{}', '', '', 100, 1,
        '2026-11-01T00:00:00+08:00', '2026-12-31T00:00:00+08:00', 7, null, '{}', 1),
      ('gold-only', '金卡券', 'fixed', 0, 1000, 100, 0, 'card', '{gold}', '', '', 100, 1,
        '2026-11-01T00:00:00+08:00', '2026-12-31T00:00:00+08:00', 7, 'vip', '{}', 2),
      ('gone', '抢光', 'fixed', 0, 1000, 100, 0, 'all', '{}', '', '', 1, 1,
        '2026-11-01T00:00:00+08:00', '2026-12-31T00:00:00+08:00', 7, null, '{}', 3);
    update coupons set claimed = 1 where id = 'gone';
  `)
}

/** A member with a session and an active card of 365 days; the plates that came with it by plate id. */
export async function memberWithCard(app: TestApp, memberId: string, cardId = 'gold') {
  const token = await app.login(memberId)
  const { memberCardId, cardNo } = await withTransaction(app.database.db, (tx) =>
    grantCard(tx, { memberId, cardId, now: app.clock.now() })
  )
  const { rows } = await app.database.pool.query<{ plate_id: string; id: string }>(
    'select plate_id, id from member_plates where member_card_id = $1',
    [memberCardId]
  )
  const plates = new Map(rows.map((row) => [row.plate_id, row.id]))
  const plate = (plateId: string) => {
    const id = plates.get(plateId)
    if (!id) throw new Error(`The card has no plate ${plateId}`)
    return id
  }
  return { memberId, token, memberCardId, cardNo, plate }
}
