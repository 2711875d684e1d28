/**
 * What is asked, and the source that answers it. A rule applies if all of its words are in the question and none of the
 * excluded; the more words it needs, the more exactly it fits. Pure.
 */

const BACK = /退(?!出|房|订阅|休|烧|步|潮|回去|件)|还我钱|要回|追回|还钱|返还/
const CARD =
  /(?:会员|年|季|月|黑金|尊享|悦享|轻享|实体|这张|那张|买的|开的|张|办|开|的)卡(?!券)|会员(?!码|协议|价)|vip|^卡|卡(?:里|还|能|可以|什么时候|过期|到期|退|没|快)|[他她我]的卡|那个?卡|哪个?卡|的卡|权益包/
const USED =
  /(?:已经?|都|就)?(?:领|用|喝|兑|看|吃|享受)(?:取|换|掉)?(?:过|了|掉)|用了|领了|半个?月|[一二两三四五六七八九十几\d]个?(?:月|天)的?|部分/
const TICKET =
  /门票|景[区点]|入园|买票|[订退改]票|票码|检票|票(?:能|可以|买|要|日期|改|退|怎么|务|$)|张票|玩|游乐|(?:^|[^影机发股钞投])票(?!据|面|房|选)/
const NOT_TICKET = /电影|机票|发票|股票|投票|车票|火车/
const POINTS = /积分/
const CODE = /券码|兑换码|核销码|二维码|条形码|码/
const ORDER = /订单|单子|这单|那单|一单|购买记录|买过|买的东西|下单/
const PARCEL = /快递|物流|包裹|发货|寄出|送到|签收|没收到货?|货|运单|派送|配送/
const FREIGHT = /运费|邮费|包邮|免邮|快递费|邮寄费|送货费/
const ADDRESS = /地址|收货人|收件人|收货(?:信息|电话)|搬家|改送/
const ACTIVATE = /激活|刮开|实体卡|绑定.{0,3}卡|卡号|绑卡/
const RENEW =
  /(?:偷偷|自动|自己|悄悄).{0,4}扣|(?<!手)续(?:费|卡|期|[吗上了]|一?年|订|$)|怎么续|自动扣|扣.{0,3}(?<!手)续/
const EXPIRE = /到期|过期|有效期|失效|作废|延[期长几]|还?剩.{0,4}[天久]|期限/
const CANCEL = /买重|多买了|重复买|去掉|取消|撤[回销掉单]?|不想要|不要了|[拍点下]错/
const PAY = /付款|付钱|支付|付不|没付|付了|扣款|扣了|扣我|已付/
const CLOSE =
  /注销|销户|销号|(?:删|清)(?:除|掉|了)?.{0,4}(?:账号|账户|帐号|我的号|个人信息)|号(?:给我)?(?:删|注销)|账号.{0,3}删|不想用(?:了|你们)/
const LOGIN = /登[录陆]|登不|注册|验证码|短信|怎么登/
const PRIVATE = /隐私|个人信息|泄露|泄漏|我.{0,4}(?:信息|数据|资料)|手机号.{0,6}(?:卖|泄|给别人|安全)|卖给/
const LOUNGE = /贵宾[厅室]|休息室|候机|贵宾候|会员码/
const WHEN = /多久|几天|[什多]么?时候|何时|多长时间|几个工作日|哪天|到账|进度|还没到/
const ARRIVE = /到账|没到|到了没|不到|没有到|还没|到哪/
const RECHARGE = /充值|话费|流量|充[了错进]|直充|会员月卡|视频会员/
const RECEIVE = /领|兑换/
const SHOP = /门店|商户|店里|店员|到店|商家|店家|店铺|哪家|哪些店|分店|有店|什么店|的店/
const AT_SHOP = /拒|不让|不给|不认|不能用|用不了|不接受|没有这|不承认|扫不|不收|不行|系统/
const PERSON = /客服|人工|电话|热线|你们.{0,4}(?:上班|下班|营业|休息)|(?:几点|什么时候)(?:上班|下班)/
const WHERE = /哪|怎么看|怎么查|在.{0,2}看|查|找不到|不见|没了|翻/
const GOODS = /包装|拆|商品|衣服|鞋|杯|货|东西|商城|件|换[小大货个成]|破损|坏|裂|质量|瑕疵|漏|颜色|尺码|色差/

export interface Intent {
  /** Words that must all be there. */
  readonly says: readonly RegExp[]
  readonly not?: RegExp
  /** What answers it, the best first; sources that a channel has not are left out. */
  readonly sources: readonly string[]
}

const intent = (sources: string, says: readonly RegExp[], not?: RegExp): Intent => ({
  sources: sources.split(' '),
  says,
  ...(not ? { not } : {})
})

export const INTENTS: readonly Intent[] = [
  // money back
  intent('help:refund-how agreement:refund:5', [BACK], /退出|不退|退了.{0,4}(?:还|回)来/),
  intent('help:refund-how agreement:refund:1', [BACK, CARD], LOUNGE),
  intent('agreement:refund:1 help:refund-how', [BACK, CARD, USED], LOUNGE),
  intent('agreement:refund:1 help:refund-how', [BACK, CARD, EXPIRE], LOUNGE),
  intent('agreement:refund:1 help:refund-how', [/换(?:成|一|别)|买错/, CARD]),
  intent('help:refund-when', [BACK, WHEN], /能退|可以退|快递|包裹|东西|发货|没收到/),
  intent(
    'help:refund-when agreement:refund:5',
    [BACK, /哪(?:里|儿|个)|账户|微信|银行卡|原路|支付宝/],
    /申请|怎么退|填|寄|退货/
  ),
  intent('help:refund-when', [BACK, /进度|到账|退款中|还没|没退|没到/], /快递|包裹|东西|发货|没收到/),
  intent('help:coupon-back agreement:refund:4', [BACK, POINTS]),
  intent(
    'help:coupon-back',
    [/退|取消/, /优惠券|用.{0,3}券|券.{0,6}(?:还|回|给)|积分.{0,4}(?:还|回|扣|给)/],
    /券码|没用过|未使用/
  ),
  intent('agreement:refund:2 help:code-expired', [BACK, CODE], /验证码|激活码|会员码|退.{0,2}货/),
  intent('agreement:refund:2 help:code-expired', [BACK, /券/, /没用|未使用|扫过|展示|核销|出示|过期/]),
  intent('agreement:refund:3', [BACK, /合作|第三方|机票|外部|别的平台/], /门票|景[区点]/),
  intent('agreement:refund:4', [BACK, /抽奖|奖品|抽到|中奖/]),
  intent('help:recharge-late agreement:refund:2', [RECHARGE, /充错|错|退|追回/]),
  intent('help:return-goods', [BACK, GOODS], /会员卡|年卡|权益包|门票/),
  intent('help:return-goods', [/换货|换[小大]|换.{0,2}(?:尺码|颜色|码)|换个颜色/]),
  intent(
    'help:return-goods',
    [GOODS, /破损|坏了|裂|碎|质量|瑕疵|漏|发错|少发|不符|假货|色差/],
    /公司|手机坏/
  ),
  intent('help:return-goods', [/退货/]),
  intent('help:return-goods', [/退货|寄回/, /单号|地址|寄|邮费|运费|谁出/]),
  intent('help:refund-how help:return-goods', [/只退|退[一两二三几]件|部分退|退其中/], /人|票/),
  intent('agreement:lounge:4', [BACK, LOUNGE]),

  // cards
  intent(
    'help:how-to-buy-card',
    [/(?:怎么|如何|在哪|哪里|想)?.{0,2}(?:成为|开通|办理?|购买|买|加入|开).{0,3}(?:张|个)?(?:会员|卡(?!券))/],
    /多少钱|退|激活|票|到期|续/
  ),
  intent(
    'card help:how-to-buy-card',
    [
      CARD,
      /哪[张个款种]|推荐|合适|适合|值不值|划算|区别|都有啥|有什么|包含|便宜|多少钱|\d{2,}(?:的|那|块|元)/
    ],
    /退|店|到期|续|用不|积分|激活|几张|领/
  ),
  intent(
    'help:card-validity',
    [CARD, /到期|过期|有效|还?剩.{0,4}[天久]|期限|用到(?:什么|哪)|多久/],
    /续|退|券/
  ),
  intent('help:card-renewal agreement:renewal:1', [RENEW]),
  intent('agreement:renewal:1 help:card-renewal', [
    RENEW,
    /提前|从哪天|接着|什么时候(?:开始|算)|亏|顺延|过期|到期/
  ]),
  intent('agreement:renewal:2', [RENEW, /券|价|多少钱|优惠/]),
  intent('agreement:renewal:3 help:round-reset', [RENEW, /没领|未领|剩|次数|之前|上期/]),
  intent('agreement:renewal:4', [RENEW, BACK]),
  intent('help:several-cards', [
    CARD,
    /(?:[两二三四五六几多]|[2-9])\s*张.{0,3}卡|[两几多]个?会员|一个(?:账号|手机号?).{0,6}卡|大牌卡|同时.{0,4}卡/
  ]),
  intent(
    'help:how-to-activate agreement:user:2',
    [/转(?:让|赠|给)|送(?:给|人)|借给|给.{0,4}(?:用|别人)/, CARD],
    /优惠券/
  ),

  // activation
  intent('help:how-to-activate', [ACTIVATE], /激活成功|多久/),
  intent('help:how-to-activate', [/(?:一串|那串|刮开|卡上的?|输).{0,4}[码号].{0,10}(?:不对|无效|错)/]),
  intent('help:how-to-activate', [/(?:公司|单位|朋友|别人|银行|人家|领导).{0,4}(?:发|送|给).{0,4}卡/]),

  // privileges
  intent(
    'help:how-to-receive',
    [/权益|福利|会员(?:权益|礼)/, /怎么|哪|如何|步骤|领|用/],
    /领完|用完|店|到期|过期|几次|次数|没领/
  ),
  intent(
    'help:how-to-receive',
    [RECEIVE, /怎么领|在哪.{0,2}领|哪里.{0,2}领|如何领|领取(?:步骤|方法|流程)|怎么兑换/],
    /优惠券|券码/
  ),
  intent('help:how-to-receive help:round-reset', [
    /(?:\d|[一二三四五六七八九])\s*选\s*(?:\d|[一二三四五六七八九])/
  ]),
  intent(
    'help:round-reset',
    [
      /(?:本|这个?|每|上个?|一个?)(?:月|周|期|季)|次数|一期|下一?期|累计|攒/,
      /几次|次数|没领|忘了?领|补|更新|刷新|重置|累计|攒|用[光完]|还能领/
    ],
    /充值|快递|续|积分/
  ),
  intent('help:round-reset', [/领完|用完|领过|领光/, /再领|还能领|还能再|下次/], /退/),
  intent('help:find-code', [CODE, /哪|找|看|不见|怎么打开|出示/], /验证码|激活码|验证|截图|会员码|入园/),
  intent('help:find-code', [/领(?:的|了|到|完)/, /哪|找|看|码/], /快递|退|还能/),
  intent('help:find-code', [/券/, /送|给别人|给朋友|转[发送给赠]|截图|发给/], /会员码|贵宾|优惠券/),
  intent('help:code-expired', [/券|码|权益/, EXPIRE], /验证码|会员卡|年卡|续|激活码|积分/),
  intent('help:recharge-late', [RECHARGE, ARRIVE]),
  intent('help:recharge-late', [RECHARGE, /失败|没成功|不成功|半天|多久/]),
  intent('help:store-refuses help:find-store', [/店|商家|商户/, AT_SHOP], /开店|网店/),
  intent(
    'help:find-store',
    [SHOP, /哪|附近|周边|最近|适用|有没有|什么|能用|查/],
    /退|发货|不让|不给|店员|不认|系统/
  ),
  intent('help:find-store', [/附近|周边|离我/, /店|用|商户|优惠|咖啡|吃/], /厕所|天气/),
  intent('help:change-city', [
    /换.{0,2}地方|(?:搬|来|到)(?:到|了).{0,6}(?:怎么|想)换|切换?城市|换.{0,3}城市|城市.{0,4}(?:不对|错|换|改)|定位.{0,8}(?:错|不对|不准|在|失败|换)/
  ]),

  // orders
  intent('help:find-order', [ORDER, WHERE], /退|取消|删|券|快递|物流|到哪/),
  intent(
    'help:find-order',
    [/(?:查|看)(?:一?下|看)?我?的?(?:订单|单子|购买)|订单(?:状态|进度|记录|查询)/],
    /删|退/
  ),
  intent(
    'help:order-unpaid',
    [
      /订单|单子|下单|拍/,
      /没付|未付|(?:多长时间|多久|几分钟|什么时候).{0,6}(?:付|支付)|没来得及付|再付|没给钱|(?:最晚|最迟|多久|什么时候).{0,4}给钱|晚点付|多久.{0,4}付|付款时间|超时|关闭|自动取消|自己关|没支付|过会/
    ],
    /已付|付了|扣/
  ),
  intent(
    'help:paid-not-shown',
    [
      PAY,
      /(?:扣|付)(?:了|款|钱)?.{0,12}(?:没|未|不|还是|待支付|待付款)|没反应|失败|转圈|付不了|不成功|未支付/
    ],
    /没来得及|没付|再付|扣.{0,2}续|退|充|自动续|发货|快递|收到货/
  ),
  intent('help:paid-not-shown agreement:user:4', [
    /重复(?:支付|付|扣)|付了?[两二2](?:次|回|遍|笔)|扣了?[两二2](?:次|回|遍|笔)|多付|[两二2](?:次|回|遍)钱|多扣/
  ]),
  intent(
    'help:cancel-order',
    [CANCEL, /订单|单子|这单|一单|下单|付款|拍错|点错|下错|撤/],
    /退票|门票|续费|自动/
  ),
  intent(
    'help:cancel-order help:refund-how',
    [/^(?:.{0,8})(?:买重了?|多买了|重复买|不想要了?|不要了|不想买了?)/],
    /门票|票/
  ),
  intent('help:delete-order', [ORDER, /删|清空|清除|隐藏|不想.{0,4}(?:看见|看到)/]),

  // coupons
  intent(
    'help:coupon-use',
    [
      /优惠券|代金券|满减|红包|[我张的]券|^券/,
      /怎么|哪|用不|不能|没用上|用不上|叠加|一起|几张|领|找|为啥|为什么|如何|不了|不见/
    ],
    /退|过期|店|券码|外卖|打车|抽/
  ),
  intent('help:coupon-use', [/有(?:什么|啥|没有)?(?:优惠|折扣)|打折|便宜(?:点|些)/], /酒店|机票|卡|会员/),
  intent('help:coupon-use', [/结算|下单|付款|收银台/, /没.{0,3}减|没优惠|没.{0,3}便宜|没用上/]),
  intent('help:coupon-use', [/[两二几多2]张.{0,4}券/], /退/),

  // delivery
  intent(
    'help:where-is-parcel',
    [
      PARCEL,
      /哪|查|没|未|不更新|被退|退回|拒收|什么时候|多久|怎么还|几天|还不|催|进度|信息|不动|异常|丢|为什么|发没发|到了吗|[几两二三]个/
    ],
    /运费|退货|地址|包邮|邮费|签收.{0,4}点|新疆|西藏|门票|码|短信/
  ),
  intent('help:where-is-parcel', [
    /(?:我的|查|看)(?:快递|物流|包裹)|(?:快递|物流|包裹).{0,3}(?:到哪|在哪|查询)/
  ]),
  intent(
    'help:where-is-parcel',
    [/买的?|东西|商品|等了|订单/, /(?:没|还没|不见|一直没).{0,3}(?:到|收到|寄|发|动静)/],
    /充值|到账|退款|签收了|门票|码|短信/
  ),
  intent(
    'help:where-is-parcel',
    [/(?:买的|下单|那[箱盒件个单]|这单|订单).{0,10}(?:到哪|送到|能到|没影|寄出|发出)/],
    /退|门票/
  ),
  intent('help:find-order', [/(?:一单|一笔|那笔|这笔|订单).{0,6}(?:状态|成功)/], /退/),
  intent('help:freight-cost', [FREIGHT], /退货/),
  intent('help:freight-cost', [/包邮|免邮|免运费|满.{0,4}(?:包|免)/]),
  intent(
    'help:change-address',
    [ADDRESS, /改|填错|写错|换|加|新增|修改|删|默认|怎么|哪|错|设/],
    /退货|退回|店|门店|号码/
  ),
  intent('help:change-address', [/(?:寄|送|发)到.{0,4}(?:公司|单位|学校|家|别|另)/], /还没|没有|哪|什么时候/),
  intent('help:confirm-receipt', [
    /(?:货|东西)到了.{0,8}(?:点|确认)|确认收货|自动确认|收到(?:货|了|东西).{0,10}(?:点|确认|怎么|操作)|(?:点|要)确认/
  ]),

  // tickets of sights
  intent(
    'help:ticket-use',
    [TICKET, /怎么[进用入取]|入园|检票|取票|换票|打印|纸质|进去|二维码|怎么进|凭什么进|出示/],
    NOT_TICKET
  ),
  intent('help:ticket-use', [/景[区点]|公园|乐园|园区/, /刷|扫码|闸机|怎么进|进去|入园|检票|入场/]),
  intent(
    'help:ticket-refund',
    [TICKET, /退|改期|改[天日签到]|换.{0,2}(?:日期|天)|去不了|不去了|不想去|日期.{0,4}(?:改|错)|手续费/],
    NOT_TICKET
  ),
  intent(
    'help:ticket-visitor',
    [/票|景[区点]|出行人|游客/, /身份证|证件|护照|通行证|实名|儿童|小孩|谁的|港澳|台胞/],
    /发票|股票|多少钱|价|免票|优惠|半价|补办|办理/
  ),

  // points
  intent(
    'help:points-earn points',
    [POINTS, /怎么[来用得获赚花]|有什么用|抵|当钱|花|用处|获得|赚|兑换|干嘛|做什么|怎么样|现金|提现|转/],
    /退|过期|到期|清零/
  ),
  intent('help:points-earn points', [POINTS, /到账|没到|没给|换/], /退/),
  intent(
    'points help:points-earn',
    [POINTS, /多少|几分|一块|一元|比例|最[多少低高]|规则|起用|\d+\s*(?:块|元)|百/],
    /少了|变少|还有/
  ),
  intent(
    'help:points-end points',
    [POINTS, /作废|过期|到期|清零|有效期|少了|变少|没了|失效|不见|减少|扣/],
    /退款|退货|怎么用/
  ),

  // account
  intent(
    'help:login-how',
    [LOGIN, /收不到|没收到|不来|没来|没有|不了|不上|失败|怎么|错|进不去|登不|换/],
    /设备|别人|丢/
  ),
  intent('help:delete-account', [CLOSE]),
  intent('help:delete-account', [/注销/, /后悔|恢复|撤销|找回|反悔/]),
  intent(
    'help:login-devices',
    [
      /(?:其他|别的|陌生|旧|其它)?.{0,2}(?:设备|手机).{0,6}(?:退出|踢|登|丢|被偷)|退出登录|踢(?:掉|下)|被盗|别人登|(?:手机).{0,2}(?:丢|偷)/
    ],
    /收不到/
  ),
  intent('help:export-data', [/导出|下载|副本|备份/, /信息|数据|资料/]),
  intent(
    'help:change-profile',
    [/昵称|头像|生日|性别|名字|资料/, /改|换|修改|填错|错|编辑|设置/],
    /收货|收件/
  ),
  intent('help:privacy-data agreement:privacy:2', [PRIVATE, /卖|泄|安全|给别人|共享|第三方|骚扰|推销/]),
  intent('help:privacy-data agreement:privacy:2', [/推销|骚扰/, /电话|短信|泄露/]),
  intent(
    'agreement:privacy:1 help:export-data',
    [/收集|存了?|采集|获取|保存|知道/, /信息|数据|资料/],
    /导出|多久|卖/
  ),
  intent(
    'agreement:privacy:3',
    [/(?:信息|数据|资料|隐私|记录).{0,6}(?:保存|保留|存)|(?:保存|保留).{0,4}(?:多久|几)/],
    /聊天|对话|收集/
  ),
  intent(
    'agreement:privacy:1',
    [/位置|定位/, /为什么|权限|干嘛|获取|要/],
    /不对|错|换|城市|在北京|在.{2,4}但/
  ),
  intent(
    'agreement:privacy:5',
    [/未成年|小孩|孩子|儿子|女儿|岁/, /注册|办|账号|能用|可以用|使用/],
    /门票|买票|身份证|景|票/
  ),
  intent('agreement:chat:4', [/聊天|对话|记录/, /保存|保留|留多久|多久|删/], /订单|购买|浏览/),
  intent('agreement:user:2', [/账号|帐号|号/, /借|共用|给别人用/], /激活|手机号|卡/),

  // lounges
  intent('agreement:lounge:2', [LOUNGE, /怎么[进用]|进厅|带什么|登机牌|截图|码|证件|转发|机票/]),
  intent('agreement:lounge:1', [
    LOUNGE,
    /带人|随行|同行|朋友|家人|带.{0,3}[人孩]|几个人|一起|次数|几次|有效|老婆|父母|多久/
  ]),
  intent('agreement:lounge:4 agreement:lounge:1', [LOUNGE, /退|没用|用不完|没进/]),
  intent('agreement:lounge:2', [LOUNGE]),

  // people
  intent('service agreement:chat:1', [/(?:怎么|如何|在哪).{0,3}(?:联系|找到?)(?:你们|客服|人工)|联系方式/]),
  intent(
    'service agreement:chat:1',
    [PERSON, /电话|热线|号码|几点|时间|上班|下班|营业|多少|什么时候|晚上|早上|周末|点还/],
    /快递|收货|手机|发票|注销|验证码|推销|收件/
  )
]
