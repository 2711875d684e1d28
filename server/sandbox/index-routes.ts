import { partnerCodes } from '@contract/partner/codes'
import type { GatewayName } from '../config/settings'
import type { Kit } from '../http/kit'
import { partnerName } from '../partners/records'
import { html, sandboxPage } from './page'

interface Entry {
  readonly gateway: GatewayName
  readonly name: string
  readonly what: string
  /** The page that shows it; null if it has no page. */
  readonly path: string | null
}

const ENTRIES: readonly Entry[] = [
  { gateway: 'sms', name: '短信收件箱', what: '登录验证码在这里查看', path: '/sandbox/sms' },
  {
    gateway: 'pay',
    name: '收银台',
    what: '下单后自动打开，可支付、取消，或让通知迟到、丢失',
    path: '/sandbox/pay'
  },
  {
    gateway: 'wechat',
    name: '微信',
    what: '网页登录的微信号，静默或先询问；小程序登录接受 sandbox-设备-随机串 形式的凭证',
    path: '/sandbox/wechat'
  },
  {
    gateway: 'lvyun',
    name: '绿云酒店系统',
    what: '以酒店住客的身份进入，带 token 与 type',
    path: '/sandbox/lvyun'
  },
  {
    gateway: 'jinjiang',
    name: '锦江会员中心',
    what: '以酒店会员的身份进入活动，带 authCode',
    path: '/sandbox/jinjiang'
  },
  {
    gateway: 'chat',
    name: '在线客服',
    what: '从应用的客服页进入，写什么都有回应',
    path: null
  },
  {
    gateway: 'chat',
    name: '意见反馈服务台',
    what: '查看会员的反馈并答复，会员在意见反馈页看到',
    path: '/sandbox/feedback'
  },
  {
    gateway: 'chat',
    name: '人工客服工作台',
    what: '智能问答转人工后，在这里以客服的身份回复',
    path: '/sandbox/desk'
  },
  ...partnerCodes.map((code) => ({
    gateway: 'partner' as const,
    name: `合作方：${partnerName(code)}`,
    what: '从权益中心登录进入，选购后回来支付；这里可设故障开关',
    path: `/sandbox/partner/${code}/modes`
  })),
  { gateway: 'jd', name: '京东', what: '充值一张京东卡，回到权益中心看结果', path: '/sandbox/jd' },
  {
    gateway: 'warehouse',
    name: '仓库',
    what: '打包、发货，让包裹前进一步；不操作也会自己前进',
    path: '/sandbox/warehouse'
  },
  {
    gateway: 'warehouse',
    name: '商家售后',
    what: '同意或拒绝退款，确认收到退货',
    path: '/sandbox/merchant'
  },
  {
    gateway: 'yuetu',
    name: '悦途贵宾厅',
    what: '机场贵宾厅的闸机：输入会员码，进厅一次',
    path: '/sandbox/yuetu/gate'
  },
  { gateway: 'map', name: '地图', what: '按坐标给出最近的城市，IP 一律在上海', path: null }
]

/** The page `/sandbox`: the stand-ins for the outside world. Present while any gateway is a sandbox. */
export function sandboxIndexModule(kit: Kit): void {
  const entries = ENTRIES.filter(({ gateway }) => kit.settings.gateways[gateway] === 'sandbox')
  if (entries.length === 0) return
  kit.rawRoute({
    method: 'GET',
    url: '/sandbox',
    handler: async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(
        sandboxPage({
          title: '沙箱',
          body: html`${[DISTRIBUTOR, GATE, CHECKER, LOTTERY, ...entries].map(entryCard)}`
        })
      )
  })
}

/** Signs with the secrets of the channels, whichever gateways are used. */
const DISTRIBUTOR = {
  name: '渠道分销商',
  what: '以分销商用户的身份联合登录，带签名 sign',
  path: '/sandbox/distributor'
}

/** Uses tickets bought here, whichever gateways are used. */
const GATE = { name: '景区闸机', what: '扫描或输入门票的动态码，入园一次', path: '/sandbox/gate' }

/** Uses tickets and vouchers offline, whichever gateways are used. */
const CHECKER = {
  name: '离线核销',
  what: '门店下载今日名单后，没有网络也能核验动态码、分辨截图',
  path: '/sandbox/checker'
}

/** Hands out links into lotteries, whichever gateways are used. */
const LOTTERY = {
  name: '抽奖活动链接',
  what: '打开一个抽奖活动，带 lotteryTk 与一次机会',
  path: '/sandbox/lottery'
}

function entryCard({ name, what, path }: Omit<Entry, 'gateway'>) {
  const content = html`<strong>${name}</strong>
    <div class="quiet">${what}</div>`
  return path === null
    ? html`<div class="card">${content}</div>`
    : html`<a class="card" href="${path}">${content}</a>`
}
