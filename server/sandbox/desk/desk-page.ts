import { chinaText } from '../../lib/china-time'
import type { DeskTalk } from '../../modules/assistant'
import { html, sandboxPage, type Html } from '../page'

const WHO: Readonly<Record<string, string>> = {
  asker: '客户',
  bot: '智能助手',
  human: '人工客服',
  notice: '系统'
}

export const TITLE = '人工客服工作台'

/** Conversations that are waiting for a person or have one, each with an input line and a button to end it. */
export const deskPage = (path: string, talks: readonly DeskTalk[]) =>
  sandboxPage({
    title: TITLE,
    refreshSeconds: talks.length === 0 ? 5 : undefined,
    body: html`<p class="quiet">用户在智能问答里转人工后出现在这里；您的回复会直接显示在对话中。</p>
      ${talks.length === 0 && html`<div class="card quiet">暂无等待的会话。</div>`}
      ${talks.map((talk) => card(path, talk))}`
  })

function card(path: string, { id, state, title, channel, isMember, seen, said }: DeskTalk): Html {
  return html`<div class="card">
    <div class="row">
      <strong>${title || '（尚未提问）'}</strong
      ><span class="tag ${state === 'human' ? 'info' : ''}"
        >${state === 'human' ? '服务中' : '等待接入'}</span
      >
    </div>
    <p class="quiet">${channel} · ${isMember ? '会员' : '访客'}</p>
    <div class="part">
      ${said.map(
        ({ sender, body, at }) =>
          html`<p>
            <span class="quiet">${WHO[sender] ?? sender} ${chinaText(at, 'HH:mm')}</span><br />${body}
          </p>`
      )}
    </div>
    <form method="post" action="${path}">
      <input type="hidden" name="id" value="${id}" />
      ${seen !== '' && html`<input type="hidden" name="seen" value="${seen}" />`}
      <input name="body" aria-label="回复" placeholder="回复客户" maxlength="500" autocomplete="off" />
      <button name="act" value="answer">发送回复</button>
      <button class="plain" name="act" value="resolve">结束服务</button>
    </form>
  </div>`
}
