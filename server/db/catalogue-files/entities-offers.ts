import { activityKind } from '@contract/activity/shapes'
import { channelConfig } from '@contract/channel/schema'
import { day, id, text } from '@contract/common'
import { couponOffer } from '@contract/coupon/shapes'
import { z } from 'zod'
import { CHANNEL_CODES } from '../../config/channels'
import { activities, activityItems } from '../schema/activity'
import { agreements, channels } from '../schema/channel'
import { coupons } from '../schema/coupon'
import { entity, type Entity } from './entity'
import { cityCode, couponHolds, grantHolds, period } from './entity-rules'
import { itemRefs, refsTo, scopeRefs } from './refs'
import { MAX_HTML_LENGTH, pictureAddress } from './shape-of-table'

const ids = z.array(id)

/** How long a channel waits for each step of a refund request; what it leaves out is as in `contract/aftersale/terms.ts`. */
const afterSale = z.strictObject({
  staffDays: z.int().min(1).max(15).optional(),
  sendBackDays: z.int().min(1).max(30).optional(),
  checkDays: z.int().min(1).max(30).optional()
})

const banner = z
  .strictObject({
    id,
    picture: pictureAddress,
    alt: text(60),
    link: text(200),
    cityCodes: z.array(cityCode).optional(),
    off: z.boolean().optional(),
    from: day.optional(),
    until: day.optional()
  })
  .refine(
    ({ from, until }) => from === undefined || until === undefined || from <= until,
    'It ends before it begins'
  )

/** Agreements with members: the calls of the contract require these. */
const agreementKind = z.enum([
  'user',
  'registration',
  'renewal',
  'privacy',
  'refund',
  'chat',
  'lounge',
  'loungeEn'
])

/** Offers, and where they are shown. */
export const offerEntities: readonly Entity[] = [
  entity({
    name: 'coupons',
    about: 'Money off.',
    words: {
      rule: 'full_cut, discount, fixed',
      thresholdFen: 'from this sum on, fen',
      amountFen: 'off, fen',
      percent: 'what is left to pay of 100, where rule is discount',
      maxOffFen: 'most that a discount takes off, fen; 0 = not limited',
      scope: 'all, card, plate, product, sku, ticket, lounge: what it is good for',
      scopeIds: 'only these of them; of sku products and categories, too; none = all',
      ruleText: 'what it does, in a line',
      total: 'how many there are in all',
      perMember: 'how many one member gets',
      validDays: 'days that it is good for once claimed',
      labelId: 'only for members with this label'
    },
    table: coupons,
    takeAway: 'end',
    leftOut: ['claimed'],
    atLeast: { total: 'claimed' },
    refs: [scopeRefs],
    refine: {
      name: text(30, 1),
      rule: couponOffer.shape.rule,
      percent: z.int().min(1).max(100),
      scope: couponOffer.shape.scope,
      scopeIds: ids,
      ruleText: text(60),
      perMember: z.int().min(1),
      validDays: z.int().min(1)
    },
    complete: (entry, index) => ({
      thresholdFen: 0,
      amountFen: 0,
      percent: 100,
      maxOffFen: 0,
      rulesHtml: '',
      sort: index + 1,
      ...entry
    }),
    check: couponHolds
  }),
  entity({
    name: 'activities',
    about: 'What is sold or given for a time.',
    words: {
      kind: 'paid, gift, sign, distribution; code, directed, unique, cards: cards and products given by a code, to the invited, once a person, by number',
      contentHtml: 'what it is, as HTML',
      agreementVersion: 'version of what is signed, where kind is sign',
      agreementHtml: 'what is signed, as HTML',
      stock: 'how many may be given in all; no number = not limited',
      items: 'what is sold or given: [{ kind: card, itemId: main-year }]'
    },
    table: activities,
    takeAway: 'end',
    leftOut: ['taken'],
    atLeast: { stock: 'taken' },
    refs: [itemRefs],
    children: [
      {
        property: 'items',
        table: activityItems,
        parent: 'activityId',
        place: 'sort',
        shape: z.array(z.strictObject({ kind: z.enum(['card', 'plate', 'product']), itemId: id }))
      }
    ],
    refine: {
      kind: activityKind,
      title: text(40, 1),
      subtitle: text(80),
      agreementVersion: text(20),
      agreementHtml: text(20_000)
    },
    complete: (entry, index) => ({ usageHtml: '', sort: index + 1, ...entry }),
    check: (entry) => [
      ...period(entry),
      ...grantHolds(entry),
      ...(Boolean(entry.agreementVersion) === Boolean(entry.agreementHtml)
        ? []
        : [['agreementVersion', 'What is signed has a version and a text, both or neither'] as const])
    ]
  }),
  entity({
    name: 'channels',
    about: 'The five channels; none can be taken away.',
    words: {
      code: 'main, candy, jinjiang, lvyun, yanglao',
      slogan: 'the line below its name',
      needMobile: 'whether a member needs a phone number',
      config:
        'tabs, place, who sees whole phone numbers, how points come and go (without points: none), referrals: true for a door to referral campaigns, returnTo: where goods are sent back to, and afterSale: { staffDays?: 2, sendBackDays?: 7, checkDays?: 10 }, days within which staff answer a request, goods are sent back, and are checked then',
      servicePhone: 'as it is dialled',
      serviceHours: 'as people read them',
      banners:
        '[{ id, picture, alt, link, cityCodes?, off?, from?, until? }], in their order; from and until: first and last day, 2026-12-01',
      leadCardIds: 'cards that stand first, ids of cards'
    },
    table: channels,
    keys: ['code'],
    takeAway: 'refuse',
    refs: [refsTo('leadCardIds', 'cards')],
    refine: {
      code: z.enum(CHANNEL_CODES),
      name: text(20, 1),
      slogan: text(60),
      // pages read neither here: the server tells them with the request
      config: channelConfig.extend({ returnTo: text(200, 1).optional(), afterSale: afterSale.optional() }),
      servicePhone: text(20),
      serviceHours: text(60),
      banners: z.array(banner),
      leadCardIds: ids
    }
  }),
  entity({
    name: 'agreements',
    about: 'What members agree to. What has changed is a new version; earlier ones stay readable.',
    words: {
      kind: 'user, registration, renewal, privacy, refund, chat, lounge, loungeEn',
      version: 'the one that is in force is the latest by effectiveAt',
      html: 'the text, as HTML',
      effectiveAt: 'since when it is in force, as a moment'
    },
    table: agreements,
    keys: ['kind', 'version'],
    takeAway: 'stay',
    refine: { kind: agreementKind, version: text(20, 1), title: text(40, 1), html: text(MAX_HTML_LENGTH) }
  })
]
