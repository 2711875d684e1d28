import { QUESTIONNAIRE_STORIES } from '../stories/questionnaires'
import { openMini } from '../stories/mini-hand'
import { closeApps } from '../support/app'

afterEach(closeApps)

test.each(QUESTIONNAIRE_STORIES)('$name', ({ tell }) => tell(openMini))
