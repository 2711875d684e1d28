import type { Queryable } from '../../../server/db/client'
import { receiverPhones, type PhoneSource } from '../../../server/db/receiver-phones'
import { FakeClock } from './fake-clock'
import { testSettings } from './test-app'

/** A database of a test with the numbers of receivers in it, as the test's server reads and writes them. */
export const withPhones = (db: Queryable, secret = testSettings().secrets.document): PhoneSource => ({
  db,
  phones: receiverPhones({ db, clock: new FakeClock(), secret })
})
