import { isMobile, plainPhone } from '@contract/typed/phone'
import type { Kit } from '../http/kit'
import { html, sandboxPage, type Html } from './page'
import { sendSandboxPage } from './send-page'

/** The form's input; empty before. */
export type Typed = Readonly<Record<string, string>>

/** A form of a site that sends its users to us. */
export interface EntryForm {
  readonly title: string
  readonly path: string
  readonly intro: string
  readonly fields: Html
  readonly button: string
  /** The error of the last attempt. */
  readonly problem?: string
}

/** The page with the form. */
function entryFormPage({ title, path, intro, fields, button, problem }: EntryForm): string {
  const body = html`<p class="quiet">${intro}</p>
    ${problem !== undefined && html`<div class="card" role="alert">${problem}</div>`}
    <form class="card" method="post" action="${path}">
      ${fields}
      <button>${button}</button>
    </form>`
  return sandboxPage({ title, body })
}

/** A labelled line of a form. */
export const textField = (name: string, label: string, value: string, hint = '') =>
  html`<p>
    <label>${label}<input name="${name}" value="${value}" placeholder="${hint}" autocomplete="off" /></label>
  </p>`

/** A labelled choice of a form. */
export const choiceField = (name: string, label: string, choices: readonly string[], chosen: string) =>
  html`<p>
    <label
      >${label}<select name="${name}">
        ${choices.map((choice) =>
          choice === chosen ? html`<option selected>${choice}</option>` : html`<option>${choice}</option>`
        )}
      </select></label
    >
  </p>`

/** Texts of a form that was sent. */
function formTexts(body: unknown): Typed {
  return Object.fromEntries(new URLSearchParams(String(body)))
}

/** A typed phone number; '' if none was typed. Null if invalid. */
export function mobileIn(text: string | undefined): string | null {
  const mobile = plainPhone(text ?? '')
  return mobile === '' || isMobile(mobile) ? mobile : null
}

/** A site that sends its users to us with a form. */
export interface EntrySite {
  /** The page with the form as filled in. */
  readonly form: (typed: Typed) => EntryForm
  /** Our address to send the user to; null if the form cannot be accepted. */
  readonly enter: (typed: Typed) => Promise<string | null>
  /** The message in that case. */
  readonly problem: string
}

/** The two routes of such a site: its form, and the link to us. */
export function addEntrySite(kit: Kit, path: string, { form, enter, problem }: EntrySite): void {
  kit.rawRoute({
    method: 'GET',
    url: path,
    handler: async (_request, reply) => sendSandboxPage(reply, entryFormPage(form({})))
  })
  kit.rawRoute({
    method: 'POST',
    url: path,
    body: 'raw',
    handler: async (request, reply) => {
      const typed = formTexts(request.body)
      const address = await enter(typed)
      if (address === null) {
        return sendSandboxPage(reply.code(400), entryFormPage({ ...form(typed), problem }))
      }
      return reply.header('cache-control', 'no-store').redirect(address, 303)
    }
  })
}
