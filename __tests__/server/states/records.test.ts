/** What becomes of codes, goods and recharges in every state, whatever happens. */
import { consoleModule } from '../../../server/composition'
import { cardModule } from '../../../server/modules/card/routes'
import { plateModule } from '../../../server/modules/plate/routes'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { rightsApp } from '../privilege/support'
import { expectRules, outcomeOf } from './pairs'
import { recordArea } from './record-area'
import { RECORD_RULES } from './record-rules'
import { lastingStaff, SEED } from './staff'

test('what a member takes from a plate', async () => {
  const app = await rightsApp({
    modules: [cardModule, plateModule, privilegeModule, consoleModule],
    gateways: { recharge: { submit: () => Promise.resolve({ state: 'done' as const }) } }
  })
  await app.database.pool.query(`update privileges set delivery = 'parcel', stock = 100000 where id = 'few'`)
  await app.database.pool.query(`update privileges set stock = 100000 where id = 'phone'`)
  const staff = await lastingStaff(app)
  const area = recordArea(app, staff)
  await expectRules(area, RECORD_RULES, SEED)
  // whatever the seed chooses
  expect(await outcomeOf(area, 'a code too late', 'a shop takes it')).toBe('refused: expired')
  await app.close()
})
