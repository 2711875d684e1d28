import { randomBytes } from 'node:crypto'
import { jdSignOf } from '../../gateways/jd/jd-sign'
import type { Kit } from '../../http/kit'
import { html, sandboxPage } from '../page'
import { protocolRoute } from '../partner/api-routes'
import { formOf } from '../partner/believed'
import { sandboxJdAccess, SANDBOX_JD_PATH } from './access'
import { addCard, findCard } from './repository'

/** How long a slow card takes to complete. */
const SLOW_MS = 20_000

const CARDS = [
  ['card-50', '京东 E 卡 50 元', 5_000],
  ['card-100', '京东 E 卡 100 元', 10_000],
  ['plus', '京东 PLUS 年卡', 14_900]
] as const

const OUTCOMES = [
  ['done', '成功'],
  ['processing', '处理中，20 秒后成功'],
  ['failed', '失败']
] as const

/** JD as a sandbox: a person has a card topped up, and is returned to us with its code and a sign. */
export function sandboxJdModule(kit: Kit): void {
  if (kit.settings.gateways.jd !== 'sandbox') return
  const access = sandboxJdAccess(kit.settings)

  kit.rawRoute({
    method: 'GET',
    url: SANDBOX_JD_PATH,
    handler: async (_request, reply) => reply.type('text/html; charset=utf-8').send(page())
  })

  kit.rawRoute({
    method: 'POST',
    url: SANDBOX_JD_PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const now = kit.clock.now()
      const form = formOf(request.body)
      const [, name, faceFen] = CARDS.find(([id]) => id === form.get('card')) ?? CARDS[0]
      const [state] = OUTCOMES.find(([id]) => id === form.get('outcome')) ?? OUTCOMES[0]
      const account = (form.get('account') ?? '').replace(/[^\w@.-]/g, '').slice(0, 20) || '13800000001'
      const code = `JD${randomBytes(9).toString('hex')}`
      const reason = state === 'failed' ? '该账号已达到本月领取上限' : ''
      await addCard({ code, name, faceFen, account, state, reason, at: now }, kit.db)
      const proof = new URLSearchParams({ jdCode: code, jdSign: jdSignOf(code, access.secret, now) })
      // the app is on this very server, under whatever name it was reached
      const back = `/pages-secondary/payResult/jingDongResult?${proof.toString()}`
      return reply.header('cache-control', 'no-store').redirect(back, 303)
    }
  })

  protocolRoute(kit, access, `${SANDBOX_JD_PATH}/api/card`, async ({ code = '' }, now) => {
    const card = await findCard(code, kit.db)
    if (!card) return { code: 'NOT_FOUND' }
    const { name, faceFen, account, reason, at } = card
    const slowIsOver = card.state === 'processing' && now.getTime() - at.getTime() >= SLOW_MS
    const state = slowIsOver ? 'done' : card.state
    return {
      code: 'OK',
      data: { code, name, face_fen: faceFen, account, state, reason, at: at.toISOString() }
    }
  })
}

function page(): string {
  const body = html`<p>选一张卡，充值到账号，然后回到权益中心看结果。</p>
    <form method="post" action="${SANDBOX_JD_PATH}">
      <div class="card">
        <label>
          <span class="quiet">卡</span>
          <select name="card">
            ${CARDS.map(([id, name]) => html`<option value="${id}">${name}</option>`)}
          </select>
        </label>
        <label>
          <span class="quiet">京东账号</span>
          <input name="account" value="13800000001" maxlength="20" autocomplete="off" />
        </label>
        <label>
          <span class="quiet">结果</span>
          <select name="outcome">
            ${OUTCOMES.map(([id, name]) => html`<option value="${id}">${name}</option>`)}
          </select>
        </label>
      </div>
      <button>立即充值</button>
    </form>`
  return sandboxPage({ title: '京东', body })
}
