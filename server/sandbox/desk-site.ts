import type { z } from 'zod'
import { BusinessError } from '../core/business-error'
import type { Kit } from '../http/kit'
import { html, sandboxPage } from './page'
import { formOf } from './partner/believed'
import { sendSandboxPage } from './send-page'

/** A page for our staff: a list with a form for each entry, which returns to the list. */
export interface DeskSite<Form> {
  readonly path: string
  readonly title: string
  readonly form: z.ZodType<Form>
  /** Shown for a form that cannot be read. */
  readonly problem: string
  /** The page as HTML. */
  readonly page: () => Promise<string>
  /** @throws BusinessError, whose message is shown */
  readonly act: (form: Form) => Promise<void>
}

/** The two routes of such a page. */
export function addDeskSite<Form>({ rawRoute }: Pick<Kit, 'rawRoute'>, site: DeskSite<Form>): void {
  const { path: url, title, form, problem, page, act } = site
  const problemPage = (message: string) =>
    sandboxPage({
      title,
      body: html`<p>${message}</p>
        <a class="button" href="${url}">返回列表</a>`
    })
  rawRoute({ method: 'GET', url, handler: async (_request, reply) => sendSandboxPage(reply, await page()) })
  rawRoute({
    method: 'POST',
    url,
    body: 'raw',
    handler: async (request, reply) => {
      const sent = form.safeParse(Object.fromEntries(formOf(request.body)))
      if (!sent.success) return sendSandboxPage(reply.code(400), problemPage(problem))
      try {
        await act(sent.data)
      } catch (refused) {
        if (!(refused instanceof BusinessError)) throw refused
        return sendSandboxPage(reply.code(409), problemPage(refused.message))
      }
      return reply.redirect(url, 303)
    }
  })
}
