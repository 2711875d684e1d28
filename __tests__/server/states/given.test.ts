/** What becomes of printed cards and gifts in every state, whatever happens. */
import { grantApp } from '../grant/support'
import { givenArea } from './given-area'
import { GIVEN_RULES } from './given-rules'
import { expectRules } from './pairs'
import { lastingStaff, SEED } from './staff'

test('what a code gives', async () => {
  const of = await grantApp()
  const staff = await lastingStaff(of.app)
  await expectRules(givenArea(of, staff), GIVEN_RULES, SEED)
  await of.app.close()
})
