/** Carriers by kuaidi100's code: their names, phone numbers, and WeChat's codes for them. */
export interface Carrier {
  readonly name: string
  readonly phone: string
  readonly wechat: string
}

const CARRIERS: Readonly<Record<string, Carrier>> = {
  shunfeng: { name: '顺丰速运', phone: '95338', wechat: 'SF' },
  jd: { name: '京东物流', phone: '950616', wechat: 'JD' },
  ems: { name: '邮政 EMS', phone: '11183', wechat: 'EMS' },
  zhongtong: { name: '中通快递', phone: '95311', wechat: 'ZTO' },
  yuantong: { name: '圆通速递', phone: '95554', wechat: 'YTO' },
  yunda: { name: '韵达快递', phone: '95546', wechat: 'YD' },
  jtexpress: { name: '极兔速递', phone: '956025', wechat: 'JTSD' },
  shentong: { name: '申通快递', phone: '95543', wechat: 'STO' }
}

/** How each carrier's numbers begin, or look where nothing begins them. */
const NUMBERS: readonly (readonly [code: string, form: RegExp])[] = [
  ['shunfeng', /^SF\d{10,}$/],
  ['jd', /^JD[A-Z\d]{8,}$/],
  ['ems', /^E[A-Z]\d{9}CN$|^1[0-3]\d{11}$/],
  ['zhongtong', /^(ZTO\d+|7[358]\d{12})$/],
  ['yuantong', /^YT\d{10,}$/],
  ['yunda', /^(YD\d+|4[36]\d{13})$/],
  ['jtexpress', /^JT\d{10,}$/],
  ['shentong', /^(STO\d+|77\d{13})$/]
]

/** The carrier that a number looks like; null if it could be anybody's. */
export const likelyCarrier = (trackingNo: string): string | null => {
  const number = trackingNo.replace(/\s/g, '').toUpperCase()
  return NUMBERS.find(([, form]) => form.test(number))?.[0] ?? null
}

/** All carriers that are known. */
export const listCarriers = (): { code: string; name: string }[] =>
  Object.entries(CARRIERS).map(([code, { name }]) => ({ code, name }))

/** A carrier; null if unknown. */
export const carrierOf = (code: string): Carrier | null => CARRIERS[code] ?? null

/** What names of carriers have in common. */
const COMMON = /(快递|速递|速运|物流|快运|集团|有限公司)+$/
const bare = (name: string) => name.replace(/\s/g, '').toUpperCase().replace(COMMON, '')

/** The carrier that somebody means by a name or code, `顺丰` or `SF`; null if it is none that is known. */
export function carrierCalled(typed: string): string | null {
  const name = bare(typed)
  if (name.length < 2) return null
  const found = Object.entries(CARRIERS).find(
    ([code, carrier]) =>
      code.toUpperCase() === name || carrier.wechat === name || bare(carrier.name).includes(name)
  )
  return found?.[0] ?? null
}
