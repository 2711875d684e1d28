import { CHANNEL_CODES, isChannelCode } from '../../config/channels'
import type { Kit } from '../../http/kit'
import { unionSign } from '../../modules/session'
import { addEntrySite, choiceField, mobileIn, textField, type EntryForm, type Typed } from '../entry-form'
import { html } from '../page'

const PATH = '/sandbox/distributor'
const LANDING = '/pages/distributorUnionLogin/index'
const USER_ID = /^[\w.@:-]{1,64}$/
/** A page of ours with its query. */
const PAGE = /^pages[\w-]*\/[\w/-]+(\?[\w=&.%-]*)?$/

/**
 * A distributor's site, whose users arrive by union login. It can sign for any channel, so it exists for the demo
 * only.
 */
export function sandboxDistributorModule(kit: Kit): void {
  addEntrySite(kit, PATH, {
    form,
    problem: '请填写正确的手机号，或一个用户编号；落地页须是权益中心的页面。',
    enter: async (typed) => entryAddress(kit, typed)
  })
}

/** The target of the distributor's button; null if the form names nobody. */
function entryAddress({ settings, clock }: Kit, form: Typed): string | null {
  const channel = form.channel
  const mobile = mobileIn(form.mobile)
  const userId = (form.userId ?? '').trim()
  if (!isChannelCode(channel ?? '') || mobile === null || (mobile === '' && !USER_ID.test(userId)))
    return null
  const code = channel as (typeof CHANNEL_CODES)[number]
  const user = { ...(mobile && { m: mobile }), ...(USER_ID.test(userId) && { u: userId }) }
  const sign = unionSign(settings.secrets.union[code], code, user, clock.now())
  const more = Object.entries({ targetUrl: form.targetUrl, cardNumber: form.cardNumber })
  const provided = more.filter((entry): entry is [string, string] => Boolean(entry[1]))
  const signed = new URLSearchParams([['channel', code], ['sign', sign], ...provided]).toString()
  const page = (form.page ?? '').trim().replace(/^\//, '')
  if (page === '') return `${LANDING}?${signed}`
  return PAGE.test(page) ? `/${page}${page.includes('?') ? '&' : '?'}${signed}` : null
}

const form = (typed: Typed): EntryForm => ({
  title: '渠道分销商',
  path: PATH,
  intro: '分销商为它的用户签名，用户带着签名来到权益中心。签名 5 分钟内有效，只能用一次。',
  fields: html`${choiceField('channel', '渠道', CHANNEL_CODES, typed.channel ?? 'main')}
  ${textField('mobile', '手机号', typed.mobile ?? '13800138000')}
  ${textField('userId', '分销商的用户编号（没有手机号时必填）', typed.userId ?? '')}
  ${textField('page', '落地页（不填则进入联合登录页）', typed.page ?? '', 'pages/payActivityDetails/index?activityId=main-film-season')}
  ${textField('targetUrl', '目标页面 targetUrl', typed.targetUrl ?? '', 'pages/index/index')}
  ${textField('cardNumber', '卡号 cardNumber', typed.cardNumber ?? '')}`,
  button: '进入权益中心'
})
