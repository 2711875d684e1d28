import { randomUUID } from 'node:crypto'
import type { Kit } from '../../http/kit'
import { enterLounge, listGates, type EntryAnswer, type EntryVerdict } from '../../modules/lounge'
import { textField } from '../entry-form'
import { addGateSite, scanOf } from '../gate-site'
import { html, sandboxPage, type Html } from '../page'
import { existingPass } from './repository'

const PATH = '/sandbox/yuetu/gate'
const MAX_GUESTS = 9

const TEXT: Readonly<Record<EntryVerdict, string>> = {
  passed: '请进',
  old: '会员码已过期',
  forged: '不是本平台的会员码',
  used: '此码已使用',
  spent: '次数已用完',
  ended: '会员已到期',
  closed: '会员已退款',
  guests: '随行名额不足',
  noLounge: '没有此贵宾厅'
}

interface Chosen {
  readonly loungeId: string
  readonly guests: number
}

interface Shown extends Chosen {
  readonly gates: Awaited<ReturnType<typeof listGates>>
  readonly answer?: EntryAnswer
  /** Whether the membership was reported to YueTu. */
  readonly isKnown?: boolean
}

/**
 * The gate of a lounge, operated by a person: a code is scanned or typed, and uses one visit. Present while YueTu is
 * the sandbox.
 */
export function sandboxYuetuModule({ settings, db, clock, rawRoute }: Kit): void {
  if (settings.gateways.yuetu !== 'sandbox') return
  const signing = settings.secrets.signing

  addGateSite(
    { rawRoute },
    {
      path: PATH,
      async first() {
        const gates = await listGates(db)
        return gatePage({ gates, loungeId: gates[0]?.id ?? '', guests: 0 })
      },
      async scanned(form) {
        const chosen: Chosen = {
          loungeId: (form.get('lounge') ?? '').slice(0, 64),
          guests: Math.min(MAX_GUESTS, Math.max(0, Math.trunc(Number(form.get('guests')) || 0)))
        }
        const scan = scanOf(form) ?? randomUUID()
        const code = (form.get('code') ?? '').slice(0, 80)
        const answer = await enterLounge({ db, signing }, { code, scan, ...chosen }, clock.now())
        const isKnown = answer.passNo !== null && (await existingPass(answer.passNo, db)) !== null
        return gatePage({ gates: await listGates(db), ...chosen, answer, isKnown })
      }
    }
  )
}

function gatePage({ gates, loungeId, guests, answer, isKnown = false }: Shown): string {
  const body = html`<p>扫描或输入会员码，一分钟内有效，每个码只能进一次厅。</p>
    ${answer && verdictCard(answer, isKnown)}
    <form class="card" method="post" action="${PATH}">
      <input type="hidden" name="scan" value="${randomUUID()}" />
      <label
        >贵宾厅
        <select name="lounge">
          ${gates.map(
            ({ id, airport, terminal, name }) =>
              html`<option value="${id}" ${id === loungeId ? 'selected' : ''}>
                ${airport} ${terminal} ${name}
              </option>`
          )}
        </select></label
      >
      ${textField('guests', '随行人数', String(guests))} ${textField('code', '会员码', '', '32 位数字')}
      <button>验码进厅</button>
    </form>`
  return sandboxPage({ title: '悦途贵宾厅', body })
}

function verdictCard({ verdict, ageSeconds, passNo, visit }: EntryAnswer, isKnown: boolean): Html {
  return html`<div class="card" role="status">
    <strong class="big">${TEXT[verdict]}</strong>
    ${ageSeconds !== null && html`<div class="quiet">此码生成于 ${ageSeconds} 秒前</div>`}
    ${verdict === 'old' && html`<div class="quiet">可能是截图，请会员打开页面出示实时会员码</div>`}
    ${passNo !== null && html`<div class="quiet">会员号 ${passNo}${isKnown ? '，悦途已登记' : ''}</div>`}
    ${
      visit &&
      html`<div>
        本次随行 ${visit.guests} 人，还可进厅 ${visit.visitsLeft} 次、随行 ${visit.guestsLeft} 人次
      </div>`
    }
  </div>`
}
