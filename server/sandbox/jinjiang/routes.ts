import type { Kit } from '../../http/kit'
import { entryFormPage, formTexts, mobileIn, textField } from '../entry-form'
import { issueGuest } from '../guest/guests'
import { html } from '../page'
import { sendSandboxPage } from '../send-page'

const PATH = '/sandbox/jinjiang'
const LANDING = '/pages/activityPage/activity-jingjiang-01'

/** The hotel brand's own login, whose members come to our activity with a code; for the demo only. */
export function sandboxJinjiangModule(kit: Kit): void {
  if (kit.settings.gateways.jinjiang !== 'sandbox' || !kit.settings.demo) return

  kit.rawRoute({
    method: 'GET',
    url: PATH,
    handler: async (_request, reply) => sendSandboxPage(reply, formPage({}))
  })

  kit.rawRoute({
    method: 'POST',
    url: PATH,
    body: 'raw',
    handler: async (request, reply) => {
      const form = formTexts(request.body)
      const mobile = mobileIn(form.mobile)
      if (mobile === null) return sendSandboxPage(reply.code(400), formPage(form, '请填写正确的手机号。'))
      const authCode = await issueGuest(kit.db, 'jinjiang', { mobile, type: '' }, kit.clock.now())
      const query = new URLSearchParams({ channel: 'jinjiang', authCode })
      return reply.header('cache-control', 'no-store').redirect(`${LANDING}?${query.toString()}`, 303)
    }
  })
}

const formPage = (form: Readonly<Record<string, string>>, problem?: string) =>
  entryFormPage({
    title: '锦江会员中心',
    path: PATH,
    intro:
      '酒店品牌的会员带着 authCode 来到活动页。authCode 5 分钟内有效，只能用一次；不填手机号即没有手机号的会员。',
    fields: html`${textField('mobile', '手机号', form.mobile ?? '13800138000')}`,
    button: '参加专享活动',
    ...(problem === undefined ? {} : { problem })
  })
