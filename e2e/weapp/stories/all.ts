import { ADDRESS_STORIES } from './addresses'
import { DELETION_STORIES } from './deletion'
import { FEEDBACK_STORIES } from './feedback'
import type { Story } from './hand'
import { MALL_STORIES } from './mall'
import { QUESTIONNAIRE_STORIES } from './questionnaires'
import { STORE_STORIES } from './stores'

/** Every story that both hosts run. */
export const ALL_STORIES: readonly Story[] = [
  ...ADDRESS_STORIES,
  ...DELETION_STORIES,
  ...FEEDBACK_STORIES,
  ...MALL_STORIES,
  ...QUESTIONNAIRE_STORIES,
  ...STORE_STORIES
]
