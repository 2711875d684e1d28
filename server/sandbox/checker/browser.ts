/** The checker in a shop's browser: works offline once opened, and reports to the server later. */
import { judge, type Lent, type Verdict } from '@contract/wallet/judge'
import { readKept, writeStored, type Check, type Kept } from './stored'
import { scanWithCamera } from './camera'

const PATH = '/sandbox/checker'
const SHOWN = 8
/** What waits is reported again after this time, ms: a browser that was opened without a network may never say that there is one. */
const AGAIN_MS = 5000

const TEXT: Readonly<Record<Verdict, string>> = {
  passed: '有效，请核销',
  used: '此券已在本机核销',
  old: '这是过期的截图码',
  ahead: '出示方手机时间不准',
  day: '今日名单已失效',
  unknown: '不在今日名单内',
  forged: '不是本平台的动态码'
}

const HINTS: Readonly<Partial<Record<Verdict, string>>> = {
  old: '请对方打开页面，出示正在变化的动态码',
  ahead: '请对方联网刷新后再出示',
  day: '请联网下载今天的名单',
  unknown: '可能是其他门店的券，或下载名单之后才领取的券',
  forged: '静态券码无法分辨截图，请扫描会变化的动态码'
}

/** The server's verdicts on codes reported later. */
const TOLD: Readonly<Record<string, string>> = {
  passed: '已上传',
  used: '别处已核销',
  refunded: '已退款',
  revoked: '已退回',
  expired: '已过期'
}

const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const say = (id: string, text: string) => (find(id).textContent = text)
const two = (value: number) => String(value).padStart(2, '0')
const clockText = (ms: number) => {
  const at = new Date(ms)
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

let stored = readKept()

function keep(next: Kept): void {
  stored = next
  writeStored(next)
  show()
}

/** Renders the page from the stored data. */
function show(): void {
  if (!stored) return
  const { lent, checks } = stored
  const waiting = checks.filter(({ told }) => told === undefined).length
  say('held', `${lent.name} · ${lent.day} · ${lent.items.length} 张`)
  say('waiting', waiting > 0 ? `${waiting} 张待联网上传` : '核销记录均已上传')
  find('check').hidden = false
  const rows = [...checks].reverse().slice(0, SHOWN)
  find('log').replaceChildren(...rows.map(rowOf))
}

function rowOf({ name, number, at, told }: Check): HTMLElement {
  const row = document.createElement('li')
  const what = document.createElement('span')
  what.textContent = `${name} 尾号 ${number.slice(-4)} · ${told === undefined ? '待上传' : (TOLD[told] ?? told)}`
  const when = document.createElement('time')
  when.textContent = clockText(at)
  row.append(what, when)
  return row
}

/** Calls the server; undefined if it is unreachable. */
async function ask<T>(address: string, body?: unknown): Promise<T | undefined> {
  try {
    const answer = await fetch(
      `${PATH}/${address}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    )
    return answer.ok ? ((await answer.json()) as T) : undefined
  } catch {
    return undefined
  }
}

interface Shop {
  readonly id: string
  readonly name: string
}

async function listShops(): Promise<void> {
  const shops = (await ask<readonly Shop[]>('shops')) ?? []
  const options = shops.map(({ id, name }) => new Option(name, id, false, id === stored?.lent.shop))
  find('shop').replaceChildren(...options)
  find('take').hidden = shops.length === 0
  if (shops.length === 0 && !stored) say('held', '暂无可核销的券，或网络不可用')
}

async function takeAlong(): Promise<void> {
  const shop = find<HTMLSelectElement>('shop').value
  await reportToServer()
  const answer = await ask<Lent & { readonly at: number }>(`keys?shop=${encodeURIComponent(shop)}`)
  if (!answer) return void say('held', '下载失败，请检查网络')
  const { at, ...lent } = answer
  // today's codes are kept, so that nothing is accepted twice
  const checks =
    stored?.lent.day === lent.day ? stored.checks : (stored?.checks ?? []).filter((one) => !one.told)
  keep({ lent, offsetMs: at - Date.now(), checks })
}

/** Reports accepted codes to the server. */
async function reportToServer(): Promise<void> {
  const waiting = stored?.checks.filter(({ told }) => told === undefined) ?? []
  if (waiting.length === 0) return
  const checks = waiting.map(({ scan, code, at }) => ({ scan, code, at }))
  const answers = await ask<readonly { scan: string; verdict: string }[]>('uses', { checks })
  if (!answers || !stored) return
  const told = new Map(answers.map(({ scan, verdict }) => [scan, verdict]))
  keep({
    ...stored,
    checks: stored.checks.map((one) => {
      const verdict = one.told ?? told.get(one.scan)
      return verdict === undefined ? one : { ...one, told: verdict }
    })
  })
}

function check(text: string): void {
  if (!stored || text.trim() === '') return
  const now = Date.now() + stored.offsetMs
  const used = new Set(stored.checks.map(({ number }) => number))
  const { verdict, held, ageSeconds } = judge(text, stored.lent, used, now)
  say('verdict', TEXT[verdict])
  say('what', held ? [held.name, held.who].filter(Boolean).join(' · ') : '')
  say('age', ageSeconds !== null && ageSeconds >= 0 ? `此码生成于 ${ageSeconds} 秒前` : '')
  say('hint', HINTS[verdict] ?? '')
  find('answer').hidden = false
  find('answer').className = verdict === 'passed' ? 'card good' : 'card bad'
  find<HTMLInputElement>('code').value = ''
  if (verdict !== 'passed' || !held) return
  const taken = { scan: crypto.randomUUID(), code: text, number: held.number, name: held.name, at: now }
  keep({ ...stored, checks: [...stored.checks, taken] })
  void reportToServer()
}

find('form').addEventListener('submit', (event) => {
  event.preventDefault()
  check(find<HTMLInputElement>('code').value)
})
find('take').addEventListener('click', () => void takeAlong())
scanWithCamera(find('scan'), find<HTMLVideoElement>('camera'), check)
window.addEventListener('online', () => void reportToServer())
setInterval(() => void reportToServer(), AGAIN_MS)
show()
void listShops()
void reportToServer()
if ('serviceWorker' in navigator) void navigator.serviceWorker.register(`${PATH}/worker.js`, { scope: PATH })
