/** The lists shown in the product, as HTML of agreements: generated from the table. Pure. */
import { PARTIES, PERSONAL_DATA } from './kinds'
import type { PartyId, PersonalKind } from './kind'

/** Version of both lists: increased with every change of the table that users see. */
export const LIST_VERSION = '2027.01'
export const LISTS_SINCE = '2026-11-27T00:00:00+08:00'

const row = (name: string, text: string) => `<li>${name}：${text}</li>`

const parties = Object.entries(PARTIES) as [PartyId, (typeof PARTIES)[PartyId]][]

/** The recipients of a kind, by name. */
export const recipientsOf = ({ to }: PersonalKind): string =>
  to.length === 0 ? '不提供给第三方' : to.map((party) => PARTIES[party].who).join('、')

/** 个人信息收集清单: every kind with its purpose, retention period and recipients. */
export function collectedHtml(): string {
  const sections = PERSONAL_DATA.map((kind) =>
    [
      `<h3>${kind.what}</h3><ul>`,
      row('用途', kind.purpose),
      row('依据', `${kind.basis}。${kind.asked}`),
      row('在哪里查看', kind.shown),
      row('保存多久', kind.life),
      row('提供给', recipientsOf(kind)),
      row('注销后', kind.ending),
      '</ul>'
    ].join('')
  )
  return `<p>下面逐项列出我们收集的个人信息。您可以在“个人信息”里导出一份自己的副本。</p>${sections.join('')}`
}

/** 第三方共享清单: every recipient, with what they receive, and why. */
export function sharedHtml(): string {
  const sections = parties.map(([id, { who, why, collects }]) => {
    const what = PERSONAL_DATA.filter(({ to }) => to.includes(id)).map((kind) => kind.what)
    return `<h3>${who}</h3><ul>${row('用途', why)}${what.length > 0 ? row('提供的信息', what.join('；')) : ''}${
      collects ? row('直接收集的信息', collects) : ''
    }</ul>`
  })
  return `<p>为了完成您选择的服务，我们只把必需的信息提供给下面的合作方，不出售您的个人信息。</p>${sections.join('')}`
}
