import type { Kit } from '../../http/kit'
import { chinaText } from '../../lib/china-time'
import { html, sandboxPage } from '../page'
import { listMessages, type SandboxMessage } from './repository'

const SHOWN = 50
const REFRESH_SECONDS = 3

/** The inbox of all phones of the sandbox; present only while the SMS gateway is the sandbox. */
export function sandboxSmsModule(kit: Kit): void {
  if (kit.settings.gateways.sms !== 'sandbox') return

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/sms',
    handler: async (request, reply) => {
      const messages = await listMessages({ mobile: mobileOf(request.query), limit: SHOWN }, kit.db)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(inboxPage(messages))
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/sms.json',
    handler: async (request, reply) => {
      const messages = await listMessages({ mobile: mobileOf(request.query), limit: SHOWN }, kit.db)
      return reply.header('cache-control', 'no-store').send(
        messages.map((message) => ({
          ...message,
          code: codeIn(message.body),
          at: message.at.toISOString()
        }))
      )
    }
  })
}

function mobileOf(query: unknown): string | undefined {
  const { mobile } = query as { mobile?: unknown }
  return typeof mobile === 'string' && /^\d{11}$/.test(mobile) ? mobile : undefined
}

const codeIn = (body: string) => /\d{6}/.exec(body)?.[0] ?? null

function inboxPage(messages: readonly SandboxMessage[]): string {
  const body = html`<p class="quiet">
      发往任何手机号的短信都在这里，最新的在最前，每 ${REFRESH_SECONDS} 秒刷新。
    </p>
    ${messages.length === 0 ? html`<div class="card">暂无短信。请在登录页输入手机号并获取验证码。</div>` : messages.map(messageCard)}`
  return sandboxPage({ title: '短信收件箱', body, refreshSeconds: REFRESH_SECONDS })
}

const messageCard = ({ mobile, body, at }: SandboxMessage) =>
  html`<div class="card">
    <div class="row"><strong>${mobile}</strong><span class="quiet">${chinaText(at, 'HH:mm:ss')}</span></div>
    <div class="big">${codeIn(body)}</div>
    <div class="quiet">${body}</div>
  </div>`
