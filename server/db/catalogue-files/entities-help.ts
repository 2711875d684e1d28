import { id, text } from '@contract/common'
import { z } from 'zod'
import { HELP_SUBJECTS } from '../../domain/help-subjects'
import { helpArticles } from '../schema/assistant'
import { entity, type Entity } from './entity'

/** One of our pages, or none. */
const ownPage = z
  .string()
  .max(200)
  .regex(
    /^(?:\/pages[\w-]*(?:\/[\w-]+)+(?:\?[\w=&-]+)?)?$/,
    'A link is a page of ours: /pages-my/address/index'
  )

/** Frequent questions, answered by the operator. */
export const helpEntities: readonly Entity[] = [
  entity({
    name: 'help-articles',
    about: 'What people ask, and what the assistant answers them with.',
    words: {
      subject: `what it is listed under: ${Object.keys(HELP_SUBJECTS).join(', ')}`,
      title: 'as people ask it',
      otherWords: 'other ways to ask the same: it is found by them, they are not shown',
      body: 'the answer, plain text; a line is a paragraph',
      link: 'the page where it is done: /pages-my/address/index; none = none',
      linkText: 'what the way there is called',
      isHot: 'true = it stands among what is asked most'
    },
    table: helpArticles,
    takeAway: 'offSale',
    refine: {
      id,
      subject: z.enum(Object.keys(HELP_SUBJECTS) as [keyof typeof HELP_SUBJECTS]),
      title: text(60, 4),
      otherWords: z.array(text(60, 2)).max(12),
      body: text(2000, 10),
      link: ownPage,
      linkText: text(20)
    },
    complete: (entry, index) => ({ onSale: true, sort: index + 1, ...entry }),
    check: ({ link, linkText }) =>
      Boolean(link) === Boolean(linkText) ? [] : [['linkText', 'A link has a text, and a text a link']]
  })
]
