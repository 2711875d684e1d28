import type { Feedback } from '@contract/types'
import { chinaText, dayInChina } from '../../lib/china-time'
import type { FeedbackRow } from '../../modules/feedback'
import { html, sandboxPage, type Html } from '../page'

const KINDS: Readonly<Record<Feedback['kind'], string>> = {
  fault: '功能问题',
  suggestion: '产品建议',
  service: '服务投诉',
  other: '其他'
}

export const TITLE = '意见反馈服务台'

/** Open feedback with a form for each, and recently answered feedback. */
export function deskPage(
  path: string,
  open: readonly FeedbackRow[],
  answered: readonly FeedbackRow[]
): string {
  return sandboxPage({
    title: TITLE,
    body: html`<p class="quiet">答复后，会员在「意见反馈」中看到。每条反馈答复一次。</p>
      <h2>待答复（${open.length}）</h2>
      ${open.length === 0 && html`<div class="card quiet">暂无待答复的反馈。</div>`}
      ${open.map((row) => card(row, answerForm(path, row)))} ${answered.length > 0 && html`<h2>已答复</h2>`}
      ${answered.map((row) => card(row, html`<div class="part">${row.answer}</div>`))}`
  })
}

function card({ kind, content, pictures, contact, createdAt, answer }: FeedbackRow, rest: Html): Html {
  return html`<div class="card">
    <div class="row">
      <strong>${KINDS[kind]}</strong>
      ${answer === null ? html`<span class="tag">待答复</span>` : html`<span class="tag ok">已答复</span>`}
    </div>
    <div class="quiet">
      ${dayInChina(createdAt)} ${chinaText(createdAt, 'HH:mm')}${contact !== null && ' · 已留联系方式'}
    </div>
    <div class="part">${content}</div>
    ${
      pictures.length > 0 &&
      html`<div class="shots">
        ${pictures.map((picture, index) => html`<img src="${picture}" alt="会员图片 ${index + 1}" />`)}
      </div>`
    }
    ${rest}
  </div>`
}

const answerForm = (path: string, { id }: FeedbackRow) =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="feedbackId" value="${id}" />
    <label
      >答复<input name="answer" autocomplete="off" maxlength="500" required placeholder="写给会员的话"
    /></label>
    <button>发送答复</button>
  </form>`
