/** What becomes of a dated ticket in every state, whatever happens. */
import { consoleModule, ticketModule } from '../../../server/composition'
import { aftersaleModule } from '../../../server/modules/aftersale/routes'
import { walletModule } from '../../../server/modules/wallet/routes'
import { openTicketShop } from '../ticket/ticket-shop'
import { ticketArea } from './ticket-area'
import { TICKET_RULES } from './ticket-rules'
import { expectRules } from './pairs'
import { lastingStaff, SEED } from './staff'

test('a ticket, its refunds and requests', async () => {
  const shop = await openTicketShop({ modules: [ticketModule, walletModule, aftersaleModule, consoleModule] })
  await shop.setStock(100_000)
  const staff = await lastingStaff(shop)
  await expectRules(ticketArea(shop, staff), TICKET_RULES, SEED)
  await shop.close()
})
