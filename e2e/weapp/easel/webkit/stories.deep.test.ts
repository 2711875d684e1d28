import { ALL_STORIES } from '../../stories/all'
import { MAIN_JOB } from '../../stories/main-job'
import { endWebkit, putWebkitPhoneAway, testInWebkit, WebkitPhone } from './phone'

afterEach(putWebkitPhoneAway)
afterAll(endWebkit)

/** The stories of both hosts once more, in the engine of an iPhone. */
testInWebkit.each([MAIN_JOB, ...ALL_STORIES])('$name', ({ tell }) => tell((start) => WebkitPhone.open(start)))
