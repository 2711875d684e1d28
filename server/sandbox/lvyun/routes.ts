import type { Kit } from '../../http/kit'
import { addEntrySite, choiceField, mobileIn, textField, type EntryForm, type Typed } from '../entry-form'
import { issueGuest } from '../guest/guests'
import { html } from '../page'

const PATH = '/sandbox/lvyun'
const TYPES = ['1', '2', '3']

/** A hotel's site on the system Lvyun, whose guests arrive with a token. */
export function sandboxLvyunModule(kit: Kit): void {
  if (kit.settings.gateways.lvyun !== 'sandbox') return
  addEntrySite(kit, PATH, {
    form,
    problem: '请填写正确的手机号。',
    async enter(typed) {
      const mobile = mobileIn(typed.mobile)
      const type = typed.type ?? ''
      if (mobile === null || !TYPES.includes(type)) return null
      const token = await issueGuest(kit.db, 'lvyun', { mobile, type }, kit.clock.now())
      return `/?${new URLSearchParams({ channel: 'lvyun', token, type }).toString()}`
    }
  })
}

const form = (typed: Typed): EntryForm => ({
  title: '绿云酒店系统',
  path: PATH,
  intro: '酒店的住客带着 token 来到权益中心。token 5 分钟内有效，只能用一次；不填手机号即没有手机号的住客。',
  fields: html`${textField('mobile', '手机号', typed.mobile ?? '13800138000')}
  ${choiceField('type', '类型 type', TYPES, typed.type ?? '1')}`,
  button: '进入权益中心'
})
