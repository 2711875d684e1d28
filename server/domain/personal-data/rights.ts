import { t, type PersonalKind } from './kind'

const OF_PLATE = 't.member_plate_id in (select id from member_plates where member_id = $1)'

/** What somebody holds, took, won and earned. */
export const RIGHTS: readonly PersonalKind[] = [
  {
    id: 'cards',
    what: '会员卡、权益包和优惠券',
    purpose: '提供您购买或领取的权益',
    basis: '履行合同所必需',
    asked: '您购买、激活或领取时',
    shown: '我的卡、优惠券',
    life: '账号存续期间',
    to: [],
    ending: '去除身份后留存',
    tables: [
      t(
        'member_cards',
        '会员卡',
        'card_no:卡号 state:状态 activated_at:激活时间 expires_at:有效期至:day',
        'id member_id card_id has_news created_at'
      ),
      t(
        'card_terms',
        '会员卡各期有效期',
        'order_no:订单号 printed_no:印制卡号 validity_days:天数 given_days:赠送天数 starts_at:开始 ends_at:有效期至:day',
        'id member_card_id created_at',
        't.member_card_id in (select id from member_cards where member_id = $1)'
      ),
      t(
        'card_codes',
        '用过的印制会员卡',
        'card_no:卡号 used_at:使用时间',
        'code_mac card_id used_by batch_id valid_until voided_at',
        't.used_by = $1'
      ),
      t(
        'member_plates',
        '权益包',
        'source:来源 order_no:订单号 given_days:赠送天数 starts_at:开始 ends_at:结束:day',
        'id member_id member_card_id term_id plate_id created_at'
      ),
      t('round_usages', '权益包各期次数', 'round_no:期 used:已用 quota:可用', 'member_plate_id', OF_PLATE),
      t(
        'coupon_receives',
        '优惠券',
        'state:状态 received_at:领取时间 expires_at:有效期至:day used_at:使用时间 order_no:订单号',
        'id coupon_id member_id seq request_key'
      ),
      t('grant_codes', '用过的激活码', 'used_at:使用时间', 'code_mac activity_id used_by', 't.used_by = $1'),
      t(
        'grant_lines',
        '活动礼遇',
        'kind:类型 created_at:发放时间',
        'id activity_id member_id item_id member_card_id receive_id stock_taken request_key'
      )
    ],
    device: ['activeCode']
  },
  {
    id: 'receipts',
    what: '权益领取记录、券码、充值账号和收货地址',
    purpose: '发放权益、充值到账、查询核销',
    basis: '履行合同所必需',
    asked: '您领取权益时',
    shown: '兑换记录',
    life: '账号存续期间；之后去除身份留存，用于与品牌方对账。打开过的券码和门票在您的设备上留一份，退出登录时删除。收货地址在申请注销满 15 天后删除',
    to: ['partner', 'warehouse', 'logistics'],
    ending: '去除身份后留存',
    tables: [
      t(
        'receive_records',
        '领取记录',
        'order_no:订单号 round_no:期 state:状态 code:券码 account:充值账号 prize:奖品 failed_reason:失败原因 received_at:领取时间 used_at:使用时间 expires_at:有效期至:day',
        'id member_id privilege_id member_plate_id order_seq pin asks next_ask_at shown_at held_for marked_by_owner prize_kind won_receive_id'
      ),
      t(
        'receive_parcels',
        '寄送的权益',
        'name:物品 state:状态 claimed_at:领取时间 address:收货信息 carrier:快递公司 tracking_no:运单号 sent_at:发出时间 received_at:收货时间',
        'receive_id privilege_id claim_key ship_no placed_at next_try_at attempts',
        't.receive_id in (select id from receive_records where member_id = $1)'
      )
    ],
    device: ['jdProof']
  },
  {
    id: 'lounge',
    what: '贵宾厅会员与进厅记录',
    purpose: '验证会员码、统计剩余次数',
    basis: '履行合同所必需',
    asked: '您开通悦途会员并勾选条款时',
    shown: '悦途会员',
    life: '与订单相同',
    to: ['partner'],
    ending: '去除身份后留存',
    tables: [
      t(
        'lounge_passes',
        '悦途会员',
        'pass_no:会员编号 order_no:订单号 plan_name:套餐 state:状态 visits:次数 visits_used:已用 guests:随行 guests_used:随行已用 starts_at:开始 expires_at:有效期至:day terms_version:条款版本',
        'member_id plan_id guests_at_once told_state tell_tries next_tell_at'
      ),
      t(
        'lounge_visits',
        '进厅记录',
        'lounge_id:贵宾厅 guests:随行 at:时间',
        'id pass_no member_id scan code_issued_at visits_left guests_left'
      )
    ],
    device: ['loungeCode']
  },
  {
    id: 'activity',
    what: '参加活动、抽奖与签约的记录',
    purpose: '发放礼遇和奖品、限制每人次数',
    basis: '履行合同所必需',
    asked: '您参加活动、抽奖或签署协议时',
    shown: '活动页、我的奖品',
    life: '账号存续期间；签名和收货地址在申请注销满 15 天后删除',
    to: ['warehouse', 'logistics'],
    ending: '去除身份后留存',
    tables: [
      t(
        'activity_gains',
        '参加的活动',
        'signed_name:签名 agreement_version:协议版本 taken_at:时间',
        'activity_id member_id member_card_id channel_code request_key'
      ),
      t(
        'activity_records',
        '看过的活动',
        'kind:类型 at:时间',
        'id activity_id visitor distributor account label_id source channel_code',
        `t.visitor = 'm:' || $1`
      ),
      t(
        'lottery_draws',
        '抽奖',
        'prize_name:奖品 prize_kind:类型 state:状态 drawn_at:抽奖时间 claimed_at:领奖时间 address:收货信息 carrier:快递公司 tracking_no:运单号 sent_at:发出时间 received_at:收货时间',
        'id lottery_id member_id channel_code try_key order_no request_key prize_id picture seen_at claim_by claim_key receive_id ship_no placed_at next_try_at attempts'
      ),
      t('lottery_shares', '分享得到的次数', 'day:日期 at:时间', 'lottery_id member_id')
    ],
    device: ['lotteryTk']
  },
  {
    id: 'points',
    what: '积分',
    purpose: '记录获得和使用的积分',
    basis: '履行合同所必需',
    asked: '您在有积分的渠道下单或答题时',
    shown: '积分',
    life: '与订单相同',
    to: [],
    ending: '去除身份后留存',
    tables: [
      t(
        'points_accounts',
        '积分账户',
        'channel_code:渠道 balance:余额',
        'member_id last_seq by_default ended_until'
      ),
      t(
        'points_entries',
        '积分明细',
        'kind:类型 points:积分 order_no:订单号 at:时间 ends_at:有效期至:day',
        'member_id channel_code seq balance_before balance_after seq_before source'
      )
    ]
  },
  {
    id: 'referral',
    what: '邀请关系与佣金',
    purpose: '记录由谁邀请、计算和发放佣金',
    basis: '履行合同所必需',
    asked: '您点好友的邀请或分享邀请时',
    shown: '分销活动',
    life: '佣金与订单相同；邀请关系在申请注销满 15 天后删除',
    to: [],
    ending: '去除身份后留存',
    tables: [
      t('referral_bindings', '由好友邀请', 'channel_code:渠道 bound_at:时间', 'member_id referrer_id'),
      t('referral_invitations', '我的邀请码', 'code:邀请码 channel_code:渠道 created_at:时间', 'member_id'),
      t(
        'commissions',
        '佣金',
        'order_no:订单号 state:状态 earned_fen:佣金 amount_fen:现额 booked_at:记账时间 settled_at:结算时间',
        'campaign_id referrer_id member_id channel_code settle_days check_at',
        't.referrer_id = $1'
      ),
      t(
        'commission_accounts',
        '佣金账户',
        'channel_code:渠道 pending_fen:待结算 settled_fen:已结算',
        'member_id last_seq payable_since'
      ),
      t(
        'commission_entries',
        '佣金明细',
        'kind:类型 pending_fen:待结算变动 settled_fen:已结算变动 at:时间',
        'member_id channel_code seq order_no pending_before pending_after settled_before settled_after seq_before source'
      )
    ],
    device: ['invite', 'ownInvite', 'distributor', 'account', 'distributionActivityId']
  }
]
