import { ACCOUNT } from './account'
import type { PartyId, PersonalKind } from './kind'
import { ORDERS } from './orders'
import { RIGHTS } from './rights'
import { LABELS } from './labels'

/**
 * Every kind of personal data, in a single table. The lists shown in the product, WeChat's guide
 * (docs/wechat-privacy-guide.md), docs/compliance.md and the export are generated from it; tests compare it with the
 * database, the stored values of the device and the interfaces that the mini-program calls.
 */
export const PERSONAL_DATA: readonly PersonalKind[] = [...ACCOUNT, ...ORDERS, ...RIGHTS, ...LABELS]

interface Party {
  readonly who: string
  readonly why: string
  /** What they collect themselves, if we send them nothing. */
  readonly collects?: string
}

/** Third parties that receive some of it, and what they do with it. */
export const PARTIES: Readonly<Record<PartyId, Party>> = {
  wechat: { who: '微信（深圳市腾讯计算机系统有限公司）', why: '登录、获取手机号、订单发货信息、订阅消息' },
  pay: { who: '微信支付（财付通支付科技有限公司）', why: '支付与退款' },
  sms: { who: '短信服务商', why: '发送验证码与通知短信' },
  map: { who: '腾讯位置服务', why: '把位置换成城市与地址' },
  logistics: { who: '承运的快递公司与物流查询服务', why: '配送与查询物流' },
  warehouse: { who: '仓库与供应商', why: '拣货、发货、收退货' },
  partner: { who: '您所选权益的品牌方与合作渠道', why: '交付权益、充值、核验门票与会员码' },
  assistant: { who: '智能客服的模型服务商（启用时）', why: '生成回答' },
  captcha: {
    who: '腾讯云验证码（腾讯云计算（北京）有限责任公司，启用时）',
    why: '获取短信验证码前确认是本人操作，防止恶意获取；只在网页里使用',
    collects: 'IP 地址、浏览器与设备信息、完成验证时的操作'
  }
}
