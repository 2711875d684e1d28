import { STORE_STORIES } from '../stories/stores'
import { openMini } from '../stories/mini-hand'
import { closeApps } from '../support/app'

afterEach(closeApps)

test.each(STORE_STORIES)('$name', ({ tell }) => tell(openMini))
