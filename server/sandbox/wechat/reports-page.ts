import { html, sandboxPage } from '../page'
import type { WechatReport } from './repository'

const KINDS: Readonly<Record<WechatReport['kind'], string>> = { shipping: '发货信息', message: '订阅消息' }

/** What the sandbox's WeChat was told, newest first. */
export const reportsPage = (reports: readonly WechatReport[]) =>
  sandboxPage({
    title: '微信收到的',
    body:
      reports.length === 0
        ? html`<p>暂无记录</p>`
        : html`${reports.map(
            ({ kind, subject, body, at }) =>
              html`<div class="card">
                <strong>${KINDS[kind]}</strong>
                <div class="quiet">${subject} · ${at.toISOString()}</div>
                <div>${JSON.stringify(body)}</div>
              </div>`
          )}`
  })
