import type { Data, ParsedInput, PrivilegeBrief } from '@contract/types'
import { isoEndOrNull } from '../../lib/iso'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { plainCityCode } from '../../gateways/map/city-code'
import { pageOf } from '../../core/page-of'
import { type CatalogueSource, isInChannel, isOpen, privilegeBriefOf } from '../catalogue'
import { heldPlate } from '../plate'
import { redirectView, type SiteOf } from '../partner'
import { decideAction, rankInList } from './action'
import { actionInput } from './action-input'
import { cautionsFor } from './cautions-for'
import { freshRow, goodsOfOrder, recentViews, recordView } from './detail-repository'
import { mayRecharge, oddsOf } from './draw'
import { privilegesOfGoods } from './of-goods'
import { recommend } from './recommend'
import { storeFinder } from './stores'

interface Visitor {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

const STORES_SHOWN = 3
const RECOMMENDED = 8

/** Reads of privileges: one in full with its available action, lists, groups, recommendations. */
export function privilegeReads(db: Queryable, source: CatalogueSource, siteOf: SiteOf) {
  const findStores = storeFinder(db)
  const catalogueWith = (privilegeId: string) =>
    source.read((existing) => existing.privileges.has(privilegeId))

  return {
    /** @throws BusinessError 404 if the channel has no such privilege and the caller holds none */
    async detail(
      input: ParsedInput<'myPrivilegeDetail'>,
      visitor: Visitor
    ): Promise<Data<'myPrivilegeDetail'>> {
      const { privilegeId, memberPlateId, longitude, latitude } = input
      const cityCode = input.cityCode ? plainCityCode(input.cityCode) : undefined
      const { channel, now } = visitor
      const catalogue = await catalogueWith(privilegeId)
      const existing = catalogue.privileges.get(privilegeId)
      if (!existing) throw notFound('权益不存在或已下架')
      const position =
        longitude !== undefined && latitude !== undefined ? { lng: longitude, lat: latitude } : null
      const [fresh, stores, [actionOn], [cautions]] = await Promise.all([
        freshRow(privilegeId, db),
        findStores({ privilegeId, channel, now, position, cityCode, limit: STORES_SHOWN }),
        actionInput(db, catalogue, [existing], { ...visitor, memberPlateId }),
        cautionsFor(db, [existing], { ...visitor, cityCode })
      ])
      if (!actionOn) throw notFound('权益不存在或已下架')
      if (!isInChannel(channel)(existing) && actionOn.plates.length === 0)
        throw notFound('权益不存在或已下架')
      const privilege = { ...existing, stock: fresh.stock }
      return {
        privilege: privilegeBriefOf(privilege),
        brandId: privilege.brandId,
        pictures: privilege.pictures,
        rulesHtml: privilege.rulesHtml,
        usageHtml: privilege.usageHtml,
        stock: privilege.stock,
        startsAt: privilege.startsAt?.toISOString() ?? null,
        endsAt: isoEndOrNull(privilege.endsAt),
        validityDays: privilege.validityDays,
        needsAccount:
          privilege.delivery === 'account' ||
          mayRecharge(privilege.prizes ?? [], (id) => catalogue.privileges.get(id)?.delivery),
        groupId: privilege.groupId,
        redirect: privilege.redirect && redirectView(privilege.redirect, siteOf),
        action: decideAction({ ...actionOn, privilege }),
        cautions: cautions ?? [],
        prizes: oddsOf(privilege.prizes ?? []),
        stores,
        storeTotal: fresh.storeTotal
      }
    },

    /** The privileges to choose from; for a plate of the caller only those in it. @throws BusinessError 404 */
    async group(
      input: ParsedInput<'getPrivilegeGroupInfo'>,
      visitor: Visitor
    ): Promise<Data<'getPrivilegeGroupInfo'>> {
      const { groupId, memberPlateId, cityCode } = input
      const catalogue = await source.read()
      const held =
        memberPlateId && visitor.memberId
          ? await heldPlate(visitor.memberId, memberPlateId, visitor.now, db)
          : undefined
      const plate = held && catalogue.plates.get(held.plateId)
      const from = plate?.privileges ?? catalogue.offers(visitor.channel).privileges
      const choices = from.filter((row) => row.groupId === groupId)
      const [first] = choices
      if (!first) throw notFound('权益组不存在')
      const cautions = await cautionsFor(db, choices, { ...visitor, cityCode })
      return {
        groupId,
        name: first.groupName ?? first.name,
        choices: choices.map((row, at) => ({
          ...privilegeBriefOf(row),
          soldOut: row.stock === 0,
          validityDays: row.validityDays,
          cautions: cautions[at] ?? []
        }))
      }
    },

    /** Each with the caller's available action: for a member, what can be taken comes first. */
    async list(input: ParsedInput<'listPrivileges'>, visitor: Visitor): Promise<Data<'listPrivileges'>> {
      const catalogue = await source.read()
      const rows = catalogue
        .offers(visitor.channel)
        .privileges.filter((row) => input.kind === 'all' || row.kind === input.kind)
        .filter((row) => row.endsAt === null || row.endsAt > visitor.now)
      const inputs = await actionInput(db, catalogue, rows, { ...visitor, memberPlateId: undefined })
      const listed = rows.map((row, at) => {
        const { kind: action, memberPlateId } = decideAction(inputs[at]!)
        return { ...privilegeBriefOf(row), action, memberPlateId }
      })
      return pageOf(
        listed,
        { idOf: (row) => row.privilegeId, rankOf: (row) => rankInList(row.action) },
        input
      )
    },

    async recharges(visitor: Visitor): Promise<PrivilegeBrief[]> {
      const { privileges } = (await source.read()).offers(visitor.channel)
      return privileges
        .filter((row) => row.kind === 'recharge' && isOpen(row, visitor.now))
        .slice(0, RECOMMENDED)
        .map(privilegeBriefOf)
    },

    /** After a payment: what the member likes and what is popular, without what the order has just delivered. */
    async recommended(orderNo: string | undefined, visitor: Visitor): Promise<PrivilegeBrief[]> {
      const { memberId, channel, now } = visitor
      const catalogue = await source.read()
      const [views, goods] = memberId
        ? await Promise.all([recentViews(memberId, db), orderNo ? goodsOfOrder(memberId, orderNo, db) : []])
        : [[], []]
      const offers = catalogue.offers(channel)
      const without = new Set(goods.flatMap((item) => privilegesOfGoods(catalogue, offers, item)))
      const chosen = recommend({ privileges: offers.privileges, views, without, now, count: RECOMMENDED })
      return chosen.map(privilegeBriefOf)
    },

    /** @throws BusinessError 404 for an unknown privilege */
    async looked(privilegeId: string, memberId: string, now: Date): Promise<null> {
      if (!(await catalogueWith(privilegeId)).privileges.has(privilegeId))
        throw notFound('权益不存在或已下架')
      await recordView(memberId, privilegeId, now, db)
      return null
    }
  }
}
