import { SETTLE_MS } from '@/lib/double-tap'
import { CANCEL_TEXT, READ_TEXT } from './feedback-types'
import { holdBack } from '../navigation/back-entries.h5'
import { element, themed } from './feedback-element.h5'
import css from './feedback.module.scss'

interface Question {
  readonly title: string
  readonly content: string
  /** undefined: a message, which is only read. */
  readonly confirmText?: string
}

const IDLE = 'aria-disabled'

let questions = 0

/** A button of a panel over the page. */
export function button(className: string | undefined, text: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  if (className) made.className = className
  made.addEventListener('click', onPress)
  return made
}

/**
 * Shows a question over the page and waits: true = confirmed. Escape and the phone's back button mean 取消; the
 * focus is trapped inside and restored afterwards. A double tap that opens it does not confirm it: its button is disabled until
 * then. A message has one button.
 */
export function askQuestion({ title, content, confirmText }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const before = document.activeElement
    const cover = themed(element(css.question))
    const settle = (answer: boolean) => {
      back.release()
      cover.remove()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      resolve(answer)
    }
    const back = holdBack(() => settle(false))
    const no = button(css.action, CANCEL_TEXT, () => settle(false))
    const yes = button(css.yes, confirmText ?? READ_TEXT, () => {
      if (!yes.hasAttribute(IDLE)) settle(true)
    })
    // a press that does nothing is announced as one
    yes.setAttribute(IDLE, 'true')
    setTimeout(() => yes.removeAttribute(IDLE), SETTLE_MS)
    const actions = confirmText === undefined ? [yes] : [no, yes]
    const panel = panelOf(title, content, actions)
    cover.append(panel)
    cover.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') settle(false)
      if (event.key !== 'Tab') return
      event.preventDefault()
      ;(document.activeElement === yes ? actions[0] : yes)?.focus()
    })
    document.body.append(cover)
    // not `yes`, which would be announced as disabled
    panel.tabIndex = -1
    panel.focus({ preventScroll: true })
  })
}

/** A panel with a question or a message: its title, text and buttons. */
export function panelOf(title: string, content: string, actions: readonly HTMLElement[]): HTMLElement {
  questions += 1
  const panel = element(css.panel)
  const head = element(css.title, title)
  const text = element(css.text, content)
  head.id = `question-${questions}`
  text.id = `question-text-${questions}`
  panel.setAttribute('role', 'alertdialog')
  panel.setAttribute('aria-modal', 'true')
  panel.setAttribute('aria-labelledby', head.id)
  panel.setAttribute('aria-describedby', text.id)
  const row = element(css.actions)
  row.append(...actions)
  panel.append(head, text, row)
  return panel
}
