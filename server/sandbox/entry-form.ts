import { html, sandboxPage, type Html } from './page'

/** A form of a site that sends its users to us. */
export interface EntryForm {
  readonly title: string
  readonly path: string
  readonly intro: string
  readonly fields: Html
  readonly button: string
  /** What was wrong with the last try. */
  readonly problem?: string
}

/** The page with the form. */
export function entryFormPage({ title, path, intro, fields, button, problem }: EntryForm): string {
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
export function formTexts(body: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(String(body)))
}

/** A phone number as it is typed; '' where none was. Null when it is none. */
export function mobileIn(text: string | undefined): string | null {
  const mobile = (text ?? '').trim()
  return mobile === '' || /^1[3-9]\d{9}$/.test(mobile) ? mobile : null
}
