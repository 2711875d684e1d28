import type { Kit } from '../../http/kit'
import { listRunning, makeEntries } from '../../modules/lottery'
import { addEntrySite, choiceField, textField, type EntryForm, type Typed } from '../entry-form'
import { html } from '../page'

const PATH = '/sandbox/lottery'
const LANDING = '/pages-activities/lottery/index'
const DAY_MS = 86_400_000

/** Hands out links into a lottery: each opens it and carries one try. For the demo only. */
export function sandboxLotteryModule(kit: Kit): void {
  addEntrySite(kit, PATH, {
    form,
    problem: '请填写进行中活动的编号。',
    enter: (typed) => entryAddress(kit, typed)
  })
}

async function entryAddress({ db, clock }: Kit, { lotteryId = '', withTry }: Typed): Promise<string | null> {
  const now = clock.now()
  const found = (await listRunning(now, db)).find((lottery) => lottery.lotteryId === lotteryId)
  if (!found) return null
  const expiresAt = new Date(now.getTime() + DAY_MS)
  const [lotteryTk = ''] = await makeEntries(db, {
    lotteryId,
    count: 1,
    givesTry: withTry !== '不含机会',
    expiresAt
  })
  const [channel] = found.channelCodes
  return `${LANDING}?${new URLSearchParams({ ...(channel ? { channel } : {}), lotteryTk }).toString()}`
}

const form = (typed: Typed): EntryForm => ({
  title: '抽奖活动链接',
  path: PATH,
  intro: '活动方把链接发给用户，每条链接打开一个抽奖活动，并可带一次机会。链接一天内有效，机会只能用一次。',
  fields: html`${textField('lotteryId', '活动编号', typed.lotteryId ?? 'main-wheel')}
  ${choiceField('withTry', '机会', ['含一次机会', '不含机会'], typed.withTry ?? '含一次机会')}`,
  button: '打开链接'
})
