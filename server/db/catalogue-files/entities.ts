import { cardFace } from '@contract/card/shapes'
import { activityKind } from '@contract/activity/shapes'
import { channelConfig } from '@contract/channel/schema'
import { id, text } from '@contract/common'
import { couponOffer } from '@contract/coupon/shapes'
import { partnerCode } from '@contract/partner/shapes'
import { platePeriod } from '@contract/plate/shapes'
import { privilegeKind } from '@contract/privilege/shapes'
import { z } from 'zod'
import { CHANNEL_CODES } from '../../config/channels'
import { activities, activityItems } from '../schema/activity'
import { cardPlates, cardProducts } from '../schema/card'
import { channels } from '../schema/channel'
import { coupons } from '../schema/coupon'
import { brands, merchants } from '../schema/merchant'
import { platePrivileges, plates } from '../schema/plate'
import { privilegeMerchants, privileges } from '../schema/privilege'
import { products } from '../schema/product'
import { entity, type Entity } from './entity'
import { mallEntities } from './entities-mall'
import { ticketEntities } from './entities-tickets'
import { priced, placed, period } from './entity-rules'
import { itemRefs, refsTo, scopeRefs } from './refs'
import { pictureAddress } from './shape-of-table'

const ids = z.array(id)
const cityCode = z.string().regex(/^\d{6}$/, 'A city is six digits: 310000')

const banner = z.strictObject({
  id,
  picture: pictureAddress,
  alt: text(60),
  link: text(200),
  cityCodes: z.array(cityCode).optional()
})

const redirect = z.strictObject({
  partner: partnerCode.optional(),
  path: text(500),
  jointLogin: z.int().min(1).max(4).optional(),
  miniProgramAppId: text(40).optional(),
  miniProgramRedirectUrl: text(300).optional(),
  isInternal: z.union([z.literal(0), z.literal(1)]).optional()
})

/** Who sells and what is given: each refers to those before it. */
const rights: readonly Entity[] = [
  entity({
    name: 'brands',
    table: brands,
    takeAway: 'stay',
    refine: { name: text(30, 1), intro: text(200) }
  }),
  entity({
    name: 'merchants',
    table: merchants,
    takeAway: 'unlink',
    refs: [refsTo('brandId', 'brands')],
    refine: {
      name: text(60, 1),
      category: text(20, 1),
      cityCode,
      phone: text(20),
      hours: text(60),
      rating: z.int().min(0).max(50),
      lng: z.number().min(-180).max(180),
      lat: z.number().min(-90).max(90)
    }
  }),
  entity({
    name: 'privileges',
    table: privileges,
    takeAway: 'end',
    hasStock: true,
    refs: [refsTo('brandId', 'brands'), refsTo('merchantIds', 'merchants')],
    children: [
      {
        property: 'merchantIds',
        table: privilegeMerchants,
        parent: 'privilegeId',
        plain: 'merchantId',
        shape: ids.optional()
      }
    ],
    refine: {
      kind: privilegeKind,
      name: text(60, 1),
      subtitle: text(80),
      faceText: text(20),
      delivery: z.enum(['code', 'pair', 'account', 'draw']),
      validityDays: z.int().min(1).max(3650),
      prizes: z.array(z.strictObject({ name: text(40, 1), weight: z.int().min(0) })).min(1),
      groupId: id,
      groupName: text(40),
      redirect
    },
    complete: (entry) => ({ pictures: [entry.picture], faceText: '', ...entry }),
    check: (entry) => [
      ...period(entry),
      ...((entry.delivery === 'draw') === Boolean(entry.prizes)
        ? []
        : [['prizes', 'A draw has prizes, and nothing else has'] as const])
    ]
  }),
  entity({
    name: 'plates',
    table: plates,
    takeAway: 'offSale',
    hasStock: true,
    leftOut: ['sold'],
    refs: [refsTo('privilegeIds', 'privileges')],
    children: [
      {
        property: 'privilegeIds',
        table: platePrivileges,
        parent: 'plateId',
        place: 'sort',
        plain: 'privilegeId',
        shape: ids
      }
    ],
    refine: {
      name: text(30, 1),
      subtitle: text(60),
      period: platePeriod,
      quota: z.int().min(1),
      rounds: z.int().min(1)
    },
    complete: placed,
    check: priced
  }),
  entity({
    name: 'cards',
    table: cardProducts,
    takeAway: 'offSale',
    hasStock: true,
    leftOut: ['sold'],
    refs: [refsTo('plates', 'plates', 'plateId')],
    children: [
      {
        property: 'plates',
        table: cardPlates,
        parent: 'cardId',
        place: 'sort',
        group: 'mode',
        shape: z.array(z.strictObject({ plateId: id, mode: z.enum(['included', 'addon']) }))
      }
    ],
    refine: {
      name: text(30, 1),
      level: text(20),
      tagline: text(60),
      face: cardFace,
      validityDays: z.int().min(1).max(3650),
      benefits: z.array(text(30))
    },
    complete: placed,
    check: priced
  }),
  entity({
    name: 'products',
    table: products,
    takeAway: 'offSale',
    hasStock: true,
    leftOut: ['sold'],
    refs: [refsTo('privilegeId', 'privileges')],
    refine: { name: text(60, 1), subtitle: text(80) },
    complete: placed,
    check: priced
  })
]

/** What is offered of them, where. */
const offers: readonly Entity[] = [
  entity({
    name: 'coupons',
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
    check: period
  }),
  entity({
    name: 'activities',
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
      ...(Boolean(entry.agreementVersion) === Boolean(entry.agreementHtml)
        ? []
        : [['agreementVersion', 'What is signed has a version and a text, both or neither'] as const])
    ]
  }),
  entity({
    name: 'channels',
    table: channels,
    key: 'code',
    takeAway: 'refuse',
    refs: [refsTo('leadCardIds', 'cards')],
    refine: {
      code: z.enum(CHANNEL_CODES),
      name: text(20, 1),
      slogan: text(60),
      config: channelConfig,
      servicePhone: text(20),
      serviceHours: text(60),
      banners: z.array(banner),
      leadCardIds: ids
    }
  })
]

/** Every kind of the catalogue, in the order in which they are written: each refers to those before it. */
export const ENTITIES: readonly Entity[] = [...rights, ...mallEntities, ...ticketEntities, ...offers]
