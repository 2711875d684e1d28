import { text } from '@contract/common'
import { question } from '@contract/questionnaire/shapes'
import { z } from 'zod'
import { questionnaires } from '../schema/questionnaire'
import { entity, type Entity } from './entity'
import { period } from './entity-rules'
import { questionnaireHolds } from './questionnaire-faults'
import { refsTo } from './refs'

/** Questionnaires for members. */
export const questionEntities: readonly Entity[] = [
  entity({
    name: 'questionnaires',
    about:
      'What members are asked, and how they are thanked. Who has begun goes on with the questions as they were.',
    words: {
      intro: 'what it is about, in a line or two',
      minutes: 'about how long it takes',
      questions:
        'in their order: { id, kind, title, note?, required?, jumps? } and what its kind needs (docs/how-to/questionnaires.md)',
      points: 'points for answering, in channels that have them; left out = none',
      couponId: 'a coupon for answering, one of coupons; left out = none'
    },
    table: questionnaires,
    takeAway: 'end',
    refs: [refsTo('couponId', 'coupons')],
    refine: {
      title: text(40, 1),
      intro: text(200, 1),
      minutes: z.int().min(1).max(60),
      questions: z.array(question).min(1).max(60),
      points: z.int().min(1).max(100_000)
    },
    complete: (entry, index) => ({ sort: index + 1, ...entry }),
    check: (entry) => [...period(entry), ...questionnaireHolds(entry)]
  })
]
