import { randomUUID } from 'node:crypto'
import type { Kit } from '../../http/kit'
import { chinaText, dayInChina } from '../../lib/china-time'
import type { Taken } from '../../modules/wallet'
import { readLiveCode } from '@contract/wallet/live-code'
import { takeAsDemo } from '../take-as-demo'
import { textField } from '../entry-form'
import { addGateSite, scanOf } from '../gate-site'
import { html, sandboxPage, type Html } from '../page'

const PATH = '/sandbox/gate'
const TICKET_DIGITS = 12
const DAY = /^\d{4}-\d{2}-\d{2}$/

const TEXT: Readonly<Record<Taken['verdict'], string>> = {
  passed: '请入园',
  used: '已使用，不可重复入园',
  refunded: '已退款，票码作废',
  revoked: '已退款，票码作废',
  elsewhere: '不是本景区的票码',
  expired: '已过期',
  early: '未到游玩日',
  old: '这是过期的截图码',
  ahead: '手机时间不准',
  forged: '不是本平台的票码'
}

interface GateAnswer extends Taken {
  /** Seconds since the code became current, if it is ours. */
  readonly ageSeconds: number | null
}

/** The gate of a sight, operated by a person: a code is scanned or typed, and used once. For the demo only. */
export function sandboxGateModule({ settings, db, clock, rawRoute }: Kit): void {
  /** A voucher's code opens no sight. */
  async function enter(taking: Parameters<typeof takeAsDemo>[1]): Promise<GateAnswer> {
    const code = readLiveCode(taking.code)
    if (code?.number.length !== TICKET_DIGITS) return { verdict: 'forged', item: null, ageSeconds: null }
    const answer = await takeAsDemo({ db, settings }, taking, taking.at)
    const age = Math.floor(taking.at.getTime() / 1000) - code.second
    return { ...answer, ageSeconds: answer.verdict === 'forged' ? null : age }
  }

  addGateSite(
    { rawRoute },
    {
      path: PATH,
      first: () => Promise.resolve(gatePage({ day: dayInChina(clock.now()), scan: randomUUID() })),
      async scanned(form) {
        const now = clock.now()
        const typed = form.get('day') ?? ''
        const day = DAY.test(typed) ? typed : dayInChina(now)
        const scan = scanOf(form) ?? randomUUID()
        const code = form.get('code') ?? ''
        const answer = await enter({ code, scan, at: now, day })
        return gatePage({ day, scan: randomUUID(), answer })
      }
    }
  )
}

function gatePage({ day, scan, answer }: { day: string; scan: string; answer?: GateAnswer }): string {
  const body = html`<p>
      扫描或输入动态码，每 30 秒一换，每张票只能使用一次。日期可以改，方便试游玩日之前与之后。
    </p>
    ${answer && verdictCard(answer)}
    <form class="card" method="post" action="${PATH}">
      <input type="hidden" name="scan" value="${scan}" />
      ${textField('code', '动态码', '', '32 位数字')} ${textField('day', '闸机日期', day)}
      <button>检票</button>
    </form>`
  return sandboxPage({ title: '景区闸机', body })
}

function verdictCard({ verdict, ageSeconds, item }: GateAnswer): Html {
  return html`<div class="card" role="status">
    <strong class="big">${TEXT[verdict]}</strong>
    ${ageSeconds !== null && ageSeconds >= 0 && html`<div class="quiet">此码生成于 ${ageSeconds} 秒前</div>`}
    ${verdict === 'old' && html`<div class="quiet">请对方打开页面，出示正在变化的动态码</div>`}
    ${verdict === 'ahead' && html`<div class="quiet">请对方联网刷新后再出示</div>`}
    ${
      item &&
      html`<div>${item.who}</div>
        <div class="quiet">游玩日 ${item.day ?? ''}</div>
        ${item.usedAt && html`<div class="quiet">使用时间 ${chinaText(new Date(item.usedAt), 'HH:mm:ss')}</div>`}`
    }
  </div>`
}
