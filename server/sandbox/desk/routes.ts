import { z } from 'zod'
import { id, text } from '@contract/common'
import type { Kit } from '../../http/kit'
import { answerAtDesk, resolveAtDesk, talksAtDesk } from '../../modules/assistant'
import { addDeskSite } from '../desk-site'
import { deskPage, TITLE } from './desk-page'

const PATH = '/sandbox/desk'

const form = z.object({
  id,
  act: z.enum(['answer', 'resolve']),
  body: z.string().trim().pipe(text(500)).default(''),
  seen: id.optional()
})

/** The desk where people reply to customers who requested a person; present while the chat gateway is the sandbox. */
export function sandboxDeskModule({ db, clock, rawRoute, settings }: Kit): void {
  if (settings.gateways.chat !== 'sandbox') return
  addDeskSite(
    { rawRoute },
    {
      path: PATH,
      title: TITLE,
      form,
      problem: '请从列表中操作。',
      page: async () => deskPage(PATH, await talksAtDesk(db)),
      async act({ act, body, ...talk }) {
        const now = clock.now()
        if (act === 'resolve') await resolveAtDesk(db, { ...talk, now })
        else if (body !== '') await answerAtDesk(db, { ...talk, now }, body)
      }
    }
  )
}
