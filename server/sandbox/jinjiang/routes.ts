import type { Kit } from '../../http/kit'
import { addEntrySite, mobileIn, textField, type EntryForm, type Typed } from '../entry-form'
import { issueGuest } from '../guest/guests'

const PATH = '/sandbox/jinjiang'
const LANDING = '/pages/activityPage/activity-jingjiang-01'

/** The hotel brand's own login, whose members arrive at our activity with a code. */
export function sandboxJinjiangModule(kit: Kit): void {
  if (kit.settings.gateways.jinjiang !== 'sandbox') return
  addEntrySite(kit, PATH, {
    form,
    problem: '请填写正确的手机号。',
    async enter(typed) {
      const mobile = mobileIn(typed.mobile)
      if (mobile === null) return null
      const authCode = await issueGuest(kit.db, 'jinjiang', { mobile, type: '' }, kit.clock.now())
      return `${LANDING}?${new URLSearchParams({ channel: 'jinjiang', authCode }).toString()}`
    }
  })
}

const form = (typed: Typed): EntryForm => ({
  title: '锦江会员中心',
  path: PATH,
  intro:
    '酒店品牌的会员带着 authCode 来到活动页。authCode 5 分钟内有效，只能用一次；不填手机号即没有手机号的会员。',
  fields: textField('mobile', '手机号', typed.mobile ?? '13800138000'),
  button: '参加专享活动'
})
