import { ADDRESS_STORIES } from '../stories/addresses'
import { openMini } from '../stories/mini-hand'
import { closeApps } from '../support/app'

afterEach(closeApps)

test.each(ADDRESS_STORIES)('$name', ({ tell }) => tell(openMini))
