import { OF_ORDER, t, type PersonalKind } from './kind'

/** What somebody ordered, where it is sent, and refunds. */
export const ORDERS: readonly PersonalKind[] = [
  {
    id: 'address',
    what: '收货人姓名、手机号和地址',
    purpose: '寄送实物商品和奖品、联系收货人',
    basis: '履行合同所必需',
    asked: '您填写，或点“从微信导入”并由微信询问时',
    shown: '我的 > 收货地址、订单详情',
    life: '您删除前；申请注销满 15 天后删除',
    to: ['warehouse', 'logistics'],
    ending: '删除',
    tables: [
      t(
        'addresses',
        '收货地址',
        'name:收货人 mobile:手机号 province:省 city:市 district:区县 street:街道 detail:详细地址 is_default:默认地址 created_at:保存时间 deleted_at:删除时间',
        'id member_id area_code request_key'
      )
    ],
    device: ['addressDraft', 'areas'],
    apis: ['chooseAddress']
  },
  {
    id: 'visitor',
    what: '出行人姓名和证件号码',
    purpose: '按景区要求实名预订门票、入园核验',
    basis: '单独同意',
    asked: '您添加出行人时',
    shown: '填写订单、门票（证件号码隐去中间部分）',
    life: '您删除前；门票上的信息在申请注销满 15 天后删除',
    to: ['partner'],
    ending: '删除',
    tables: [
      t(
        'visitors',
        '常用出行人',
        'name:姓名 document:证件类型 masked_number:证件号码（隐去部分） created_at:添加时间',
        'id member_id sealed_number number_mac request_key'
      ),
      t(
        'tickets',
        '门票',
        'order_no:订单号 day:游玩日期 visitor_name:出行人 document:证件类型 masked_number:证件号码（隐去部分） state:状态 pay_fen:支付金额 issued_at:出票时间 used_at:入园时间 refunded_at:退票时间 refund_fen:退款金额',
        'id seq member_id day_id sealed_number serial refund_rule used_scan shown_at held_for'
      )
    ]
  },
  {
    id: 'order',
    what: '订单与支付记录',
    purpose: '履行订单、对账、售后和退款；依法留存交易记录',
    basis: '法定义务',
    asked: '您提交订单时',
    shown: '我的 > 订单、购买记录',
    life: '自交易完成起不少于 3 年（电子商务法第三十一条）',
    to: ['pay', 'partner'],
    ending: '去除身份后留存',
    tables: [
      t(
        'orders',
        '订单',
        'order_no:订单号 kind:类型 state:状态 total_fen:商品金额 discount_fen:优惠 freight_fen:运费 pay_fen:支付金额 address:收货信息 note:备注 created_at:下单时间 paid_at:支付时间 fulfilled_at:完成时间 closed_at:关闭时间',
        'member_id channel_code freight_claimed_fen withheld_fen coupon_receive_id member_card_id distributor account distribution_activity_id label_id receiver_mac visitors expires_at hidden_at request_key held_until open_slot hand_over_tries hand_over_at'
      ),
      t(
        'order_consents',
        '下单时同意的条款',
        'order_no:订单号 version:版本 agreed_at:同意时间',
        'kind',
        OF_ORDER
      ),
      t(
        'order_lines',
        '订单商品',
        'order_no:订单号 name:商品 detail:规格 unit_fen:单价 quantity:数量 pay_fen:实付',
        'line_no kind item_id picture discount_fen card_off_fen points points_off_fen points_back points_back_pieces claimed_pieces claimed_fen return_terms',
        OF_ORDER
      ),
      t('order_events', '订单经过', 'order_no:订单号 state:状态 at:时间', 'id cause note', OF_ORDER),
      t(
        'payments',
        '支付',
        'order_no:订单号 way:方式 amount_fen:金额 state:状态 transaction_id:微信支付单号 paid_at:支付时间',
        'out_trade_no refunded_fen prepay_id mweb_url payer_open_id created_at expires_at asks next_ask_at',
        OF_ORDER
      ),
      t(
        'refunds',
        '退款',
        'order_no:订单号 amount_fen:金额 reason:原因 state:状态 created_at:申请时间 done_at:到账时间',
        'out_refund_no out_trade_no refund_key covered_fen failure attempts next_try_at retried_at via',
        OF_ORDER
      ),
      t(
        'partner_orders',
        '合作方订单',
        'partner:合作方 partner_order_no:合作方订单号 order_no:订单号 amount_fen:金额 state:状态 created_at:时间',
        'member_id known_as tries next_try_at usable_until'
      ),
      t(
        'commission_lines',
        '订单的推广计算',
        'order_no:订单号 pay_fen:实付',
        'line_no basis_points refunded_fen',
        OF_ORDER
      )
    ],
    apis: ['requestPayment']
  },
  {
    id: 'delivery',
    what: '发货与物流记录',
    purpose: '发货、查询物流、确认收货',
    basis: '履行合同所必需',
    asked: '您购买实物商品时',
    shown: '订单详情 > 物流',
    life: '与订单相同',
    to: ['warehouse', 'logistics', 'wechat'],
    ending: '去除身份后留存',
    tables: [
      t(
        'shipments',
        '发货',
        'order_no:订单号 state:状态 sent_at:发货时间 received_at:收货时间',
        'booked_at placed_at next_try_at attempts upload_at upload_attempts',
        OF_ORDER
      ),
      t('goods_on_the_way', '在途', 'order_no:订单号', 'kind id member_id'),
      t(
        'shipment_lines',
        '发货商品',
        'order_no:订单号 quantity:数量 sent:已发',
        'line_no cancelled',
        OF_ORDER
      ),
      t(
        'parcels',
        '包裹',
        'order_no:订单号 carrier:快递公司 tracking_no:运单号 state:状态 sent_at:发出时间 signed_at:签收时间',
        'id parcel_no watch watch_at watch_attempts asked_at uploaded',
        OF_ORDER
      ),
      t(
        'shipping_reports',
        '告知微信的发货',
        'order_no:订单号 manner:方式',
        'due_at attempts queued_at revision',
        OF_ORDER
      ),
      t(
        'parcel_lines',
        '包裹商品',
        'quantity:数量',
        'parcel_id line_no',
        't.parcel_id in (select p.id from parcels p join orders o using (order_no) where o.member_id = $1)'
      ),
      t(
        'parcel_traces',
        '物流轨迹',
        'at:时间 text:内容 state:状态',
        'id parcel_id',
        't.parcel_id in (select p.id from parcels p join orders o using (order_no) where o.member_id = $1)'
      )
    ]
  },
  {
    id: 'after-sale',
    what: '售后申请的原因、说明和图片',
    purpose: '处理退款退货',
    basis: '履行合同所必需',
    asked: '您申请售后时',
    shown: '退款详情',
    life: '与订单相同；说明和图片在申请注销满 15 天后删除',
    to: ['warehouse', 'pay'],
    ending: '去除身份后留存',
    tables: [
      t(
        'after_sales',
        '售后',
        'order_no:订单号 kind:类型 state:状态 reason:原因 note:说明 pictures:图片 amount_fen:金额 withheld_fen:扣除的优惠 return_carrier:退货快递 return_no:退货运单号 refused_reason:拒绝原因 created_at:申请时间',
        'id member_id freight_fen request_key moved_at patience asks next_ask_at'
      ),
      t(
        'after_sale_lines',
        '售后商品',
        'quantity:数量 amount_fen:金额',
        'after_sale_id line_no',
        't.after_sale_id in (select id from after_sales where member_id = $1)'
      ),
      t(
        'after_sale_withholdings',
        '退款扣除的优惠',
        'words:优惠 fen:金额',
        'after_sale_id seq kind of_order_no of_line_no',
        't.after_sale_id in (select id from after_sales where member_id = $1)'
      ),
      t(
        'after_sale_events',
        '售后经过',
        'state:状态 at:时间',
        'id after_sale_id cause note',
        't.after_sale_id in (select id from after_sales where member_id = $1)'
      )
    ]
  },
  {
    id: 'cart',
    what: '购物车',
    purpose: '保留您想买的商品',
    basis: '履行合同所必需',
    asked: '您加入购物车时',
    shown: '购物车',
    life: '您删除前；申请注销满 15 天后删除',
    to: [],
    ending: '删除',
    tables: [
      t(
        'cart_lines',
        '购物车',
        'sku_id:规格编号 quantity:数量 chosen:勾选 added_at:加入时间',
        'member_id seen_fen request_key'
      ),
      t('cart_merges', '登录前的购物车', 'merged_at:并入时间', 'guest_cart_id member_id left_out')
    ],
    device: ['guestCarts', 'mallSearches', 'ticketSearches']
  }
]
