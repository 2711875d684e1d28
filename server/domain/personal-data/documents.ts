/** Documents generated from the table: `npm run compliance` writes them, a test reports when they are outdated. Pure. */
import { RETENTION } from '../retention/retention'
import { NOTICES } from './notices'
import { PERSONAL_DATA } from './kinds'
import { recipientsOf } from './lists'
import { NOT_IN_FORM, SHIPPED_INTERFACES, WECHAT_FORM, type FormEntry } from './wechat-form'

const MADE =
  '<!-- Made by `npm run compliance` from server/domain/personal-data and server/domain/retention: change it there. -->'

const cells = (...texts: readonly string[]) =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`

/** docs/compliance.md: the whole table, for whoever is responsible for it. */
export function complianceDocument(): string {
  const data = PERSONAL_DATA.map((kind) =>
    cells(
      kind.what,
      kind.purpose,
      `${kind.basis}：${kind.asked}`,
      kind.life,
      recipientsOf(kind),
      kind.ending,
      kind.tables.map(({ name }) => `\`${name}\``).join(' ') || '—',
      kind.device?.map((key) => `\`${key}\``).join(' ') ?? '—',
      kind.apis?.map((api) => `\`${api}\``).join(' ') ?? '—'
    )
  )
  const notices = NOTICES.map(({ what, rule, shown, heldBy }) =>
    cells(what, rule, shown, `${heldBy.file}: ${heldBy.test}`)
  )
  return [
    '# Compliance',
    '',
    MADE,
    '',
    'What the product keeps of people and what it must tell them, in one table. Tests hold it against the database, the values that the',
    'device stores and the interfaces of WeChat that the mini-program calls (ADR 0041).',
    '',
    '## Personal data',
    '',
    cells('什么', '用途', '依据与征得同意的时机', '保存', '提供给', '注销后', 'tables', 'device', 'WeChat'),
    cells(...Array.from({ length: 9 }, () => '---')),
    ...data,
    '',
    'Every table is exported to its owner (导出我的个人信息) but for keys, hashes, sealed numbers of documents and what is of others. Phone numbers of receivers are stored sealed (ADR 0111) and are readable in the copy.',
    '',
    '## What has to be told',
    '',
    cells('what', 'rule', 'where it is shown', 'held by'),
    cells(...Array.from({ length: 4 }, () => '---')),
    ...notices,
    '',
    '## How long each table is kept',
    '',
    'Every table of the database (`server/domain/retention`). What a job removes, it removes in batches, and `sweep_late_seconds` tells when it is',
    'behind (`server/db/sweeps.ts`); days that are partitions it drops (`server/db/partitions`). A deleted account has its own rules above: this table is about what goes without anybody’s asking.',
    '',
    cells('tables', 'what they hold', 'kept', 'removed by the job', 'why'),
    cells(...Array.from({ length: 5 }, () => '---')),
    ...RETENTION.map(({ tables, what, kept, jobs, why }) =>
      cells(
        tables.map((name) => `\`${name}\``).join(' '),
        what,
        kept,
        jobs.map((job) => `“${job}”`).join(', ') || '—',
        why
      )
    ),
    ''
  ].join('\n')
}

/** What WeChat's form asks for although it is about nobody. */
const LOG =
  '- 为了发现和修复故障，开发者将收集您的操作日志：出错时的错误信息和页面路径，启动和切换页面的用时；不含个人信息，不与账号关联。'

const short = (purpose: string): string => purpose.replace(/；.*$/, '')

/** The line of the guide for one kind of information, with the interfaces that are shipped of it. */
export function privacyGuideLine({ name, key, purpose, interfaces }: Required<FormEntry>): string {
  const calls = interfaces.map((one) => `\`${one}\``).join(' ')
  return `- ${name}：为了${purpose}，开发者将在获取您的明示同意后，收集或使用您的${name}（${calls}；privacy_key \`${key}\`）。`
}

/** docs/wechat-privacy-guide.md: what to enter at mp.weixin.qq.com, 用户隐私保护指引. */
export function wechatGuide(): string {
  const lines = WECHAT_FORM.flatMap(({ name, key, interfaces, purpose }) => {
    const shipped = interfaces.filter((one) => SHIPPED_INTERFACES.includes(one))
    if (shipped.length === 0) return []
    if (!purpose || !key) throw new Error(`${shipped.join()}: say in WECHAT_FORM what ${name} is needed for`)
    return privacyGuideLine({ name, key, purpose, interfaces: shipped })
  })
  const others = PERSONAL_DATA.filter(({ apis = [], tables }) => apis.length === 0 && tables.length > 0).map(
    ({ what, purpose }) => `- 为了${short(purpose)}，开发者将收集您的${what}。`
  )
  return [
    '# 用户隐私保护指引',
    '',
    MADE,
    '',
    'Text for 微信公众平台 > 设置 > 服务内容声明 > 用户隐私保护指引. A test holds the interfaces to those of the built mini-program: what is',
    'called without being declared here is refused by WeChat (errno 112).',
    '',
    '## 一、开发者处理的信息',
    '',
    ...lines,
    '',
    `微信的表单里没有、也不用声明的接口：${NOT_IN_FORM.map((one) => `\`${one}\``).join(' ')}。`,
    '',
    '其他信息：',
    '',
    ...others,
    LOG,
    '',
    '## 二、您的权益',
    '',
    '- 您可以在“我的 > 个人信息”查看、更正资料，导出个人信息副本，或申请注销账号（15 天内登录可撤销）。',
    '- 您可以在小程序右上角“… > 设置”里随时关闭位置、相册等权限。',
    '',
    '## 三、信息存储',
    '',
    '- 信息存放在中国境内的服务器，各项的保存期限见《个人信息收集清单》（我的 > 个人信息）。',
    '',
    '## 四、对外提供',
    '',
    '- 只在完成您选择的服务所必需的范围内提供，逐项见《第三方共享清单》（我的 > 个人信息）；不出售个人信息。',
    ''
  ].join('\n')
}
