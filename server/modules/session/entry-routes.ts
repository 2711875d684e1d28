import { entryEndpoints } from '@contract/session/entry-endpoints'
import { entrySchemas } from '@contract/session/entry-schema'
import type { Kit } from '../../http/kit'
import { deleteOldEntries } from './entry-repository'
import { createMemberWechat } from './member-wechat'
import { createPartnerEntries } from './partner-entries'
import { createTicketEntries } from './ticket-entries'

/** Calls and chores of the ways in besides phone and WeChat code. */
export function entryModule(kit: Kit): void {
  const { db, gateways, settings } = kit
  const partners = createPartnerEntries({ db, gateways, unionSecrets: settings.secrets.union })
  const tickets = createTicketEntries(db)
  const wechat = createMemberWechat({ db, gateways })

  kit.bind(entryEndpoints, entrySchemas, {
    unionLogin: (input, context) => partners.unionLogin(input, context),
    lvyunLogin: (input, context) => partners.lvyunLogin(input, context),
    jinJiangLogin: (input, context) => partners.jinJiangLogin(input, context),
    wechatGetToken: (input, context) => tickets.getToken(input, context),
    createWebTicket: (_input, context) => tickets.createWebTicket(context.memberId, context),
    setXcxMobile: (input, { memberId }) => wechat.setMobile(input, memberId),
    setOpenIdByMemberId: (input, { memberId }) => wechat.setOpenId(input, memberId),
    updateOpenId: ({ ticket }, context) =>
      tickets.bind(ticket, gateways.wechatWeb.appIdOf('official'), context.memberId, context),
    updateTgjOpenId: ({ ticket }, context) =>
      tickets.bind(ticket, gateways.wechatWeb.appIdOf('tgj'), context.memberId, context)
  })
  kit.jobs.every('sweep ways in', 600_000, (now) => deleteOldEntries(db, now))
}
