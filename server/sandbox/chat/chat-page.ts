import { createHash } from 'node:crypto'
import type { Chat } from '../../gateways/chat/chat-gateway'
import { Html, html, sandboxPage } from '../page'
import { greetingOf, SERVICE } from './answers'
import type { ChatMessage } from './repository'

const STYLE = new Html(`
main{display:flex;flex-direction:column;height:100vh;height:100dvh;padding-bottom:calc(8px + env(safe-area-inset-bottom))}
.talk{flex:1 1 0;display:flex;flex-direction:column-reverse;min-height:0;overflow-y:auto;padding-bottom:8px}.talk>:first-child{margin-bottom:auto}
.say{max-width:80%;width:fit-content;padding:10px 14px;border-radius:12px;background:#fff;margin:10px 0;overflow-wrap:anywhere}
.say.visitor{margin-left:auto;background:var(--accent);color:#fff}
.topics{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0}
.topics button{width:auto;min-height:44px;margin:0;padding:0 14px;line-height:44px;font-weight:400;font-size:13px;background:#fff;color:var(--ink);box-shadow:inset 0 0 0 1px var(--line)}
.write{display:flex;gap:8px;padding:8px 0 0}
.write button{width:88px;flex:none;margin:0}
`)

/** Each submitted form adds a step to the history of the surrounding app, whose back button would then only undo it. */
const SCRIPT = `document.addEventListener('submit',function(e){e.preventDefault();var d=new FormData(e.target,e.submitter);fetch(e.target.action,{method:'POST',body:new URLSearchParams(d),redirect:'manual'}).then(function(){location.replace(location.href)})})`

/** Named in the page's policy, so that its only script may run. */
export const SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

/**
 * The chat as a page: messages, ready-made questions, and an input line. It works without its script too. Messages
 * are laid out bottom up, so that the newest is in view.
 */
export function chatPage(chat: Chat, query: string, messages: readonly ChatMessage[]): string {
  const { name, topics } = SERVICE[chat.subject]
  const action = `?${query}`
  const body = html`<style>
      ${STYLE}
    </style>
    <p class="quiet">会话 ${chat.serial}</p>
    <div class="talk" role="log">
      ${[...messages].reverse().map(({ sender, body: text }) => say(sender, text))}
      ${say('service', greetingOf(chat))}
    </div>
    <form class="topics" method="post" action="${action}">
      ${topics.map((topic) => html`<button name="message" value="${topic}">${topic}</button>`)}
    </form>
    <form class="write" method="post" action="${action}">
      <input
        name="message"
        aria-label="想说的话"
        placeholder="请不要发送验证码或券码"
        maxlength="300"
        required
        autocomplete="off"
      />
      <button>发送</button>
    </form>
    ${new Html(`<script>${SCRIPT}</script>`)} `
  return sandboxPage({ title: name, body })
}

const say = (sender: string, text: string) => html`<div class="say ${sender}">${text}</div>`

/** For an address that opens no chat. */
export const noChatPage = () =>
  sandboxPage({
    title: '会话无法打开',
    body: html`<div class="card">链接不完整或已过期，请回到应用重新进入客服。</div>`
  })
