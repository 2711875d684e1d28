import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Kit } from '../../http/kit'
import { originsOf } from '../../http/origins'
import { CALLBACK_PATH } from '../../modules/session'
import { html, sandboxPage, type Html } from '../page'
import { sendSandboxPage } from '../send-page'
import { anotherBrowser, requiresConsent, browserOf, setAsksFirst } from './browser'
import { openIdOf } from './codes'
import { reportsPage } from './reports-page'
import { listReports } from './repository'
import { SANDBOX_OAUTH_PATH } from './sandbox-wechat-web'

const CODE_MS = 300_000

const question = z.object({
  appid: z.string().regex(/^wx[0-9a-f]{16}$/),
  redirect_uri: z.string().max(500),
  state: z.string().max(128)
})

type Question = z.output<typeof question>

/** WeChat's login page for browsers, and the choice of the user there. Present only while WeChat is the sandbox. */
export function sandboxWechatModule(kit: Kit): void {
  if (kit.settings.gateways.wechat !== 'sandbox') return

  const origins = originsOf(kit.settings)

  /** WeChat redirects only to the account's registered address; here that is our own callback. */
  const readQuestion = (from: unknown, { host }: FastifyRequest): Question | null => {
    const requested = question.safeParse(from)
    if (!requested.success || !URL.canParse(requested.data.redirect_uri)) return null
    const { origin, pathname, search, username } = new URL(requested.data.redirect_uri)
    const fits = pathname === CALLBACK_PATH && search === '' && username === ''
    return fits && origins.allows(origin, host) ? requested.data : null
  }

  /** Like WeChat, returns to the registered address with a code, or without one after a refusal. */
  const goBack = (reply: FastifyReply, { redirect_uri, state }: Question, browserId: string | null) => {
    const until = kit.clock.now().getTime() + CODE_MS
    const code = `oauth-${browserId ?? ''}-${randomBytes(8).toString('hex')}-until${until}`
    const answer = new URLSearchParams(browserId === null ? { state } : { code, state })
    return reply.header('cache-control', 'no-store').redirect(`${redirect_uri}?${answer.toString()}`, 303)
  }

  kit.rawRoute({
    method: 'GET',
    url: SANDBOX_OAUTH_PATH,
    handler: async (request, reply) => {
      const requested = readQuestion(request.query, request)
      if (!requested) return sendSandboxPage(reply.code(400), problemPage())
      const browserId = browserOf(request, reply)
      if (!requiresConsent(request) && !wantsToAsk(request.query)) return goBack(reply, requested, browserId)
      return sendSandboxPage(reply, askPage(requested, browserId), requested.redirect_uri)
    }
  })

  kit.rawRoute({
    method: 'POST',
    url: SANDBOX_OAUTH_PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const form = Object.fromEntries(new URLSearchParams(String(request.body)))
      const requested = readQuestion(form, request)
      if (!requested) return sendSandboxPage(reply.code(400), problemPage())
      if (form.answer === 'deny') return goBack(reply, requested, null)
      return goBack(
        reply,
        requested,
        form.answer === 'other' ? anotherBrowser(reply) : browserOf(request, reply)
      )
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/wechat',
    handler: async (request, reply) =>
      sendSandboxPage(reply, settingsPage(browserOf(request, reply), requiresConsent(request)))
  })

  kit.rawRoute({
    method: 'POST',
    url: '/sandbox/wechat',
    body: 'raw',
    handler: async (request, reply) => {
      const choice = new URLSearchParams(String(request.body)).get('do')
      if (choice === 'other') anotherBrowser(reply)
      else setAsksFirst(reply, choice === 'ask')
      return reply.redirect('/sandbox/wechat', 303)
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/wechat/reports',
    handler: async (_request, reply) => sendSandboxPage(reply, reportsPage(await listReports(50, kit.db)))
  })

  kit.rawRoute({
    method: 'GET',
    url: '/sandbox/wechat/mini',
    handler: async (request, reply) => {
      const { path, query } = request.query as Record<string, unknown>
      return sendSandboxPage(reply, miniPage(textOf(path), textOf(query)))
    }
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const wantsToAsk = (query: unknown) => (query as { ask?: unknown }).ask === '1'

const page = (title: string, body: Html) => sandboxPage({ title, body })

const problemPage = () =>
  page('微信登录', html`<p>Scope 参数错误或没有 Scope 权限，或回调地址不是本站的。</p>`)

const askPage = ({ appid, redirect_uri, state }: Question, browserId: string) =>
  page(
    '微信登录',
    html`<div class="card">
        <div class="quiet">权益中心申请获得您的公开身份</div>
        <strong>${openIdOf(`${appid}:${browserId}`)}</strong>
      </div>
      <form method="post" action="${SANDBOX_OAUTH_PATH}">
        <input type="hidden" name="appid" value="${appid}" />
        <input type="hidden" name="redirect_uri" value="${redirect_uri}" />
        <input type="hidden" name="state" value="${state}" />
        <button name="answer" value="allow">允许</button>
        <button name="answer" value="deny" class="second">拒绝</button>
        <button name="answer" value="other" class="second">换一个微信号</button>
      </form>`
  )

const settingsPage = (browserId: string, asks: boolean) =>
  page(
    '微信',
    html`<div class="card">
        <div class="quiet">这个浏览器的微信号（登录时默认静默授权）</div>
        <strong>${browserId.slice(0, 8)}</strong>
        <div class="quiet">登录前${asks ? '先询问' : '不询问'}</div>
      </div>
      <form method="post" action="/sandbox/wechat">
        <button name="do" value="${asks ? 'silent' : 'ask'}">
          ${asks ? '改为静默授权' : '登录前先询问'}
        </button>
        <button name="do" value="other" class="second">换一个微信号</button>
      </form>
      <a class="card" href="/sandbox/wechat/reports">
        <strong>微信收到的</strong>
        <div class="quiet">小程序订单的发货信息</div>
      </a>`
  )

const miniPage = (path: string, query: string) =>
  page(
    '小程序',
    html`<p>手机扫码后，微信会在这里打开小程序的页面：</p>
      <div class="card">
        <strong>${path || 'pages/index/index'}</strong>
        <div class="quiet">${query}</div>
      </div>`
  )
