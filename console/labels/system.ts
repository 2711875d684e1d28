/** Queues of work, as the server names them. */
export const QUEUE_LABELS: Readonly<Record<string, string>> = {
  'paid orders': '已付款待交付的订单',
  'orders to close': '逾期待关闭的订单',
  'open refunds': '办理中的退款',
  'partner orders': '待合作方确认的订单',
  'refunds to partners': '合作方退单',
  recharges: '充值',
  shipments: '订单发货',
  'goods of privileges': '权益礼品发货',
  prizes: '奖品发货',
  'payments to ask about': '待查询结果的支付',
  'parcels to watch': '待订阅物流的包裹',
  'parcels to ask about': '待查询物流的包裹',
  'shipping reports': '待上报微信的发货',
  'cancellations at the warehouse': '待仓库拦截的订单',
  memberships: '待通知悦途的会员资格',
  reminders: '待发送的提醒',
  commissions: '待结算的佣金',
  bills: '待下载的账单',
  'unused pictures': '待检查的图片',
  'removed pictures': '待删除的图片',
  'closed accounts': '待删除的注销账户',
  'after-sale requests': '售后申请',
  feedback: '意见反馈',
  'merged accounts': '合并后待复查的账户'
}

/** Outside systems, as the settings name them. */
export const GATEWAY_LABELS: Readonly<Record<string, string>> = {
  pay: '微信支付',
  wechat: '微信登录与消息',
  sms: '短信',
  captcha: '人机验证',
  map: '地图',
  recharge: '话费充值',
  lvyun: '绿云',
  jinjiang: '锦江',
  partner: '合作方站点',
  jd: '京东',
  chat: '在线客服',
  assistant: '智能助手',
  warehouse: '仓库',
  logistics: '物流查询',
  yuetu: '悦途贵宾厅'
}

/** What went wrong on a client (contract/report). */
export const FAULT_LABELS: Readonly<Record<string, string>> = {
  error: '脚本错误',
  rejection: '未处理的异步错误',
  chunk: '文件或分包未能加载',
  page: '页面显示错误'
}

/** How long things took on a client (contract/report). */
export const TIMING_LABELS: Readonly<Record<string, string>> = {
  ttfb: '收到首字节',
  fcp: '首次显示内容',
  lcp: '主要内容显示',
  inp: '点按响应',
  cls: '布局偏移',
  launch: '小程序启动',
  render: '页面首次渲染',
  route: '页面切换'
}

/** Where the members' app runs. */
export const PLATFORM_LABELS: Readonly<Record<string, string>> = {
  mini: '小程序',
  h5: '手机浏览器',
  wx: '微信内网页'
}
