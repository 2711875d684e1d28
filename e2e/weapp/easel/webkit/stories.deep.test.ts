import { MAIN_JOB } from '../../stories/main-job'
import { endWebkit, putWebkitPhoneAway, WebkitPhone } from './phone'

afterEach(putWebkitPhoneAway)
afterAll(endWebkit)

// scripts/lib/checks.mjs says where it is; not every machine has one that can be driven
const testIf = process.env.WEBKIT_BROWSER ? test : test.skip

testIf(MAIN_JOB.name, () => MAIN_JOB.tell((start) => WebkitPhone.open(start)))
