import type { ChannelConfig, PointsRule, TabItem } from '@contract/types'
import { HOME } from '@/routes/home'

const COMPONENTS: ReadonlySet<string> = new Set(['ExchangeCenter', 'Market', 'My', 'BigCard'])

const tab = (componentName: TabItem['componentName'], name: string, icon: string, sort: number): TabItem => ({
  id: componentName,
  name,
  icon,
  activedIcon: `${icon}-active`,
  path: HOME,
  componentName,
  sort,
  isHot: false
})

/**
 * The defaults until a channel's configuration is known, or if it cannot be parsed: the three tabs (rule
 * tab.three).
 */
export const SAFE_CONFIG: ChannelConfig = {
  tabbar: [
    tab('ExchangeCenter', '兑换中心', 'exchange', 1),
    tab('Market', '市集', 'market', 2),
    tab('My', '我的', 'my', 4)
  ],
  basic: { isNeedLocation: 0 },
  showPhone: { isShowDesensitizedPhoneC: true, desensitizedPhoneBylabels: [] }
}

type Loose = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const part = (value: unknown): Loose => (isObject(value) ? value : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const text = (value: unknown, other: string) => (typeof value === 'string' && value ? value : other)

/** The icons of a tab; a picture for one state is used for both. */
function look(value: Loose, drawing: string): Pick<TabItem, 'icon' | 'activedIcon'> {
  const icon = text(value['icon'], drawing)
  return { icon, activedIcon: text(value['activedIcon'], icon === drawing ? `${drawing}-active` : icon) }
}

function tabOf(value: unknown, index: number): TabItem | null {
  if (!isObject(value)) return null
  const name = value['componentName']
  if (typeof name !== 'string' || !COMPONENTS.has(name)) return null
  const componentName = name as TabItem['componentName']
  const existing = SAFE_CONFIG.tabbar.find((safe) => safe.componentName === componentName)
  return {
    ...tab(componentName, existing?.name ?? '大牌卡', existing?.icon ?? 'bigcard', index + 1),
    id: text(value['id'], componentName),
    name: text(value['name'], existing?.name ?? '大牌卡'),
    ...look(value, existing?.icon ?? 'bigcard'),
    path: text(value['path'], HOME),
    sort: typeof value['sort'] === 'number' ? value['sort'] : index + 1,
    isHot: value['isHot'] === true
  }
}

function tabsOf(value: unknown): TabItem[] {
  const tabs = list(value)
    .map(tabOf)
    .filter((item): item is TabItem => item !== null)
  return tabs.length > 0 ? tabs : SAFE_CONFIG.tabbar
}

function labelsOf(value: unknown): ChannelConfig['showPhone']['desensitizedPhoneBylabels'] {
  return list(value)
    .filter(isObject)
    .map((item) => ({ labelId: text(item['labelId'], ''), isDesensitized: item['isDesensitized'] === true }))
    .filter((item) => item.labelId !== '')
}

const POINTS_FIELDS = [
  'earnPerYuan',
  'worthFen',
  'mostPercent',
  'leastPoints',
  'lifeDays'
] as const satisfies readonly (keyof PointsRule)[]

/** `value` as a channel's points rule if all its numbers are present; an incomplete rule counts as none. */
function pointsOf(value: unknown): ChannelConfig['points'] {
  const rule = part(value)
  const numbers = POINTS_FIELDS.map((name) => [name, rule[name]] as const)
  if (numbers.some(([, number]) => typeof number !== 'number')) return undefined
  return Object.fromEntries(numbers) as PointsRule
}

/**
 * The parser of each configuration field. The names are those of the contract's schema: a new field there does
 * not compile until it has its parser here (ADR 0048).
 */
const READERS: {
  readonly [Field in keyof Required<ChannelConfig>]: (value: unknown) => ChannelConfig[Field]
} = {
  tabbar: tabsOf,
  basic: (value) => ({ isNeedLocation: part(value)['isNeedLocation'] === 1 ? 1 : 0 }),
  showPhone: (value) => ({
    // masked unless the channel explicitly disables it
    isShowDesensitizedPhoneC: part(value)['isShowDesensitizedPhoneC'] !== false,
    desensitizedPhoneBylabels: labelsOf(part(value)['desensitizedPhoneBylabels'])
  }),
  points: pointsOf,
  referrals: (value) => (typeof value === 'boolean' ? value : undefined)
}

function parsed(configData: string): Loose {
  try {
    return part(JSON.parse(configData))
  } catch {
    return {}
  }
}

/**
 * `channelInfo.configData` parsed (rule data.channelConfig). Invalid or missing fields are as in {@link
 * SAFE_CONFIG}.
 */
export function parseChannelConfig(configData: string): ChannelConfig {
  const config = parsed(configData)
  const fields = Object.entries(READERS).map(([name, reader]) => [name, reader(config[name])] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as ChannelConfig
}

/**
 * Whether phone numbers are shown masked: by the user's entry label, otherwise by the channel (rule
 * role.phoneMask).
 */
export function isPhoneMasked({ showPhone }: ChannelConfig, labelId: string | undefined): boolean {
  const rule = showPhone.desensitizedPhoneBylabels.find((item) => item.labelId === labelId)
  return rule?.isDesensitized ?? showPhone.isShowDesensitizedPhoneC
}
