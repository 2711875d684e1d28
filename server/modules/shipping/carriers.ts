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

/** A carrier; null if unknown. */
export const carrierOf = (code: string): Carrier | null => CARRIERS[code] ?? null
