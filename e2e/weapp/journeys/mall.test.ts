import { MALL_STORIES } from '../stories/mall'
import { openMini } from '../stories/mini-hand'
import { closeApps } from '../support/app'

afterEach(closeApps)

test.each(MALL_STORIES)('$name', ({ tell }) => tell(openMini))
