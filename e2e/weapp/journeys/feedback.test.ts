import { FEEDBACK_STORIES } from '../stories/feedback'
import { openMini } from '../stories/mini-hand'
import { closeApps } from '../support/app'

afterEach(closeApps)

test.each(FEEDBACK_STORIES)('$name', ({ tell }) => tell(openMini))
