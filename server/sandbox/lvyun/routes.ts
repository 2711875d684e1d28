import type { Kit } from '../../http/kit'
import { choiceField, entryFormPage, formTexts, mobileIn, textField } from '../entry-form'
import { issueGuest } from '../guest/guests'
import { html } from '../page'
import { sendSandboxPage } from '../send-page'

const PATH = '/sandbox/lvyun'
const TYPES = ['1', '2', '3']

/** A hotel's site on the system Lvyun, whose guests come to us with a token; for the demo only. */
export function sandboxLvyunModule(kit: Kit): void {
  if (kit.settings.gateways.lvyun !== 'sandbox' || !kit.settings.demo) return

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
      const type = form.type ?? ''
      if (mobile === null || !TYPES.includes(type)) {
        return sendSandboxPage(reply.code(400), formPage(form, '请填写正确的手机号。'))
      }
      const token = await issueGuest(kit.db, 'lvyun', { mobile, type }, kit.clock.now())
      const query = new URLSearchParams({ channel: 'lvyun', token, type })
      return reply.header('cache-control', 'no-store').redirect(`/?${query.toString()}`, 303)
    }
  })
}

const formPage = (form: Readonly<Record<string, string>>, problem?: string) =>
  entryFormPage({
    title: '绿云酒店系统',
    path: PATH,
    intro:
      '酒店的住客带着 token 来到权益中心。token 5 分钟内有效，只能用一次；不填手机号即没有手机号的住客。',
    fields: html`${textField('mobile', '手机号', form.mobile ?? '13800138000')}
    ${choiceField('type', '类型 type', TYPES, form.type ?? '1')}`,
    button: '进入权益中心',
    ...(problem === undefined ? {} : { problem })
  })
