/** The part of the catalogue that the assistant knows: each item as a title, a text and the page that shows it. */
import { htmlSections, plainText } from '../lib/plain-text'
import type { IndexedText } from './assistant-index'
import type { Queryable } from './client'
import { pointsSentences } from '../domain/points-text'
import { citable } from '../domain/promises'
import { statement } from './statement'

interface ThingRow {
  readonly kind: IndexedText['kind']
  readonly id: string
  readonly title: string
  readonly words: string
  readonly body: string
  readonly link: string
  readonly channelCodes: string[]
}

/** Prices as people read them: 29900 is 299 元. */
const yuan = (column: string) => `trim_scale(round(${column} / 100.0, 2)) || ' 元'`

const things = statement<ThingRow>(
  'assistant-things',
  `select 'help' as kind, id, title, array_to_string(other_words, ' ') as words, body,
     '/pages-my/aiCustomerService/index?articleId=' || id as link, channel_codes as "channelCodes"
   from help_articles where on_sale
   union all
   select 'card', id, name, level, concat_ws(E'\\n', tagline || '。售价 ' || ${yuan('price_fen')} || '，有效期 ' || validity_days || ' 天。',
       '包含：' || array_to_string(benefits, '；') || '。', instructions_html),
     '/pages/cardDetail/index?cardId=' || id, channel_codes from card_products where on_sale
   union all
   select 'plate', id, name, '权益包', concat_ws(E'\\n', subtitle || '。售价 ' || ${yuan('price_fen')} || '。',
       (select '可选：' || string_agg(p.name, '、' order by l.sort) || '。' from plate_privileges l
        join privileges p on p.id = l.privilege_id where l.plate_id = plates.id), rules_html),
     '/pages/plateDetails/index?plateId=' || id, channel_codes from plates where on_sale
   union all
   select 'privilege', p.id, p.name, b.name, concat_ws(E'\\n', p.subtitle || '。', p.rules_html, p.usage_html),
     '/pages/privilegeDetail/index?privilegeId=' || p.id, p.channel_codes
   from privileges p join brands b on b.id = p.brand_id
   union all
   select 'sight', id, name, city || ' 景点 门票', concat_ws(E'\\n', level || ' ' || subtitle || '。',
       '开放时间：' || hours || '。地址：' || address || '。', notice_html, intro_html),
     '/pagesA/landmark-ticket/product_detail?sightId=' || id, channel_codes from sights where on_sale
   union all
   select 'store', id, name, city || ' ' || category, '地址：' || address || '。营业时间：' || hours || '。电话：' || phone || '。',
     case when brand_id is null then '/pages-secondary/storeList/index' else '/pages-secondary/brandDetail/index?brandId=' || brand_id end,
     '{}' from merchants`
)

/** Goods of the mall that are read at a time: there may be very many. */
const AT_ONCE = 1000

const goods = statement<ThingRow>(
  'assistant-goods',
  `select 'product' as kind, id, name as title, '' as words, concat_ws(E'\\n', nullif(subtitle, '') || '。',
     case when price_fen is not null then ${yuan('price_fen')} || ' 起。' end,
     case when return_days > 0 then '收货后 ' || return_days || ' 天内可退。' else '不支持无理由退货。' end) as body,
     '/pages-mall/productDetail/index?productId=' || id as link, channel_codes as "channelCodes" from mall_products
   where on_sale and id > $1 order by id limit ${AT_ONCE}`
)

const channelInfo = statement<{
  code: string
  name: string
  phone: string
  hours: string
  points: unknown
}>(
  'assistant-channels',
  `select code, name, service_phone as phone, service_hours as hours, config -> 'points' as points from channels`
)

const agreementTexts = statement<{ kind: string; title: string; html: string }>(
  'assistant-agreements',
  'select distinct on (kind) kind, title, html from agreements order by kind, effective_at desc'
)

const AGREEMENT_PAGES: Readonly<Record<string, string>> = {
  registration: '/pages-my/memberRegistrationAgreement/index',
  renewal: '/pages-my/memberRenewalAgreement/index',
  chat: '/pages-my/chatRuleDetail/index'
}

/** The sections of an agreement with the text that the assistant may quote; sections with none are left out. */
const citableSections = (html: string) =>
  htmlSections(html)
    .map(({ heading, text }, index) => ({ heading, text: citable(text), index }))
    .filter(({ text }) => text !== '')

/** All searchable documents, of all channels, some at a time. */
export async function* readDocuments(db: Queryable): AsyncGenerator<readonly IndexedText[]> {
  yield [...(await things([], db)).map(documentOf), ...(await textsOfChannels(db))]
  let last: string | undefined = ''
  while (last !== undefined) {
    const rows: ThingRow[] = await goods([last], db)
    yield rows.map(documentOf)
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id
  }
}

const documentOf = ({ id, words, body, ...row }: ThingRow): IndexedText => ({
  ...row,
  id: `${row.kind}:${id}`,
  otherWords: words,
  // only the part of a help article that our code may cite
  body: row.kind === 'help' ? citable(plainText(body)) : plainText(body)
})

/** Agreements, and how customer service is reached. */
async function textsOfChannels(db: Queryable): Promise<IndexedText[]> {
  // one after the other: `db` may be a transaction
  const channels = await channelInfo([], db)
  const agreements = await agreementTexts([], db)
  return [
    ...agreements.flatMap(({ kind, title, html }) =>
      citableSections(html).map(({ heading, text, index }) => ({
        id: `agreement:${kind}:${index}`,
        kind: 'agreement' as const,
        title: heading ? `${title} · ${heading}` : title,
        otherWords: '',
        body: text,
        link: AGREEMENT_PAGES[kind] ?? `/pages-my/agreement/index?kind=${kind}`,
        channelCodes: []
      }))
    ),
    ...channels.flatMap(({ code, name, phone, hours, points }) => [
      {
        id: `service:${code}`,
        kind: 'service' as const,
        title: '客服电话与服务时间',
        otherWords: '人工客服 联系客服 打电话 几点上班',
        body: `${name}客服电话：${phone}。服务时间：${hours}。`,
        link: '/pages-my/channelCustomerService/index',
        channelCodes: [code]
      },
      ...pointsSentences(points).map((body) => ({
        id: `points:${code}`,
        kind: 'points' as const,
        title: '积分规则',
        otherWords: '积分抵扣 积分获得 积分有效期',
        body,
        link: '/pagesA/pointSetting/index',
        channelCodes: [code]
      }))
    ])
  ]
}
