import { entryEndpoints } from '@contract/session/entry-endpoints'
import { entrySchemas } from '@contract/session/entry-schema'
import { limitNetwork } from '../../core/limit'
import type { Network } from '../../core/network'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { deviceScene } from './device-scene'
import { createMemberWechat } from './member-wechat'
import { createPartnerEntries } from './partner-entries'
import { createTicketEntries } from './ticket-entries'
import { createUnionEntries } from './union-entries'

/** Per address, including a hotel's own: nobody finds another guest's token by trying. */
const GUESTS_A_MINUTE = 120

/** Endpoints and jobs of the logins other than phone and WeChat code. */
export function entryModule(kit: Kit): void {
  const { db, gateways, limit, settings } = kit
  const guess = (network: Network) =>
    limitNetwork(limit, { purpose: 'guest-login', network, max: GUESTS_A_MINUTE, windowMs: 60_000 })
  const partners = createPartnerEntries({ db, gateways })
  const { union: unionSecrets, smsPepper: pepper } = settings.secrets
  const union = createUnionEntries({
    db,
    limit,
    gateways,
    smsPerAddressAndHour: settings.smsPerAddressAndHour,
    pepper,
    unionSecrets
  })
  const tickets = createTicketEntries(db)
  const wechat = createMemberWechat({ db, gateways })

  kit.bind(entryEndpoints, entrySchemas, {
    unionLogin: (input, context) => union.login(input, context),
    sendUnionCode: (input, context) => union.sendCode(input, context),
    confirmUnionLogin: (input, context) => union.confirm(input, context),
    lvyunLogin: async (input, context) => {
      await guess(context.network)
      return partners.lvyunLogin(input, context)
    },
    jinJiangLogin: async (input, context) => {
      await guess(context.network)
      return partners.jinJiangLogin(input, context)
    },
    wechatGetToken: (input, context) => tickets.getToken(input, context),
    createWebTicket: (_input, context) => tickets.createWebTicket(context),
    setXcxMobile: (input, context) => wechat.setMobile(input, deviceScene(context)),
    setOpenIdByMemberId: (input, context) => wechat.setOpenId(input, deviceScene(context)),
    updateOpenId: ({ ticket }, context) =>
      tickets.bind(ticket, gateways.wechatWeb.appIdOf('official'), context),
    updateTgjOpenId: ({ ticket }, context) => tickets.bind(ticket, gateways.wechatWeb.appIdOf('tgj'), context)
  })
  kit.jobs.every('sweep ways in', 600_000, (now) => runSweeps('sweep ways in', now, db))
}
