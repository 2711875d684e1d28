import { t, type PersonalKind } from './kind'

/** Identity and login. */
export const ACCOUNT: readonly PersonalKind[] = [
  {
    id: 'mobile',
    what: '手机号',
    purpose: '注册登录、发送验证码与订单通知、识别同一账号',
    basis: '履行合同所必需',
    asked: '登录时，勾选同意协议之后',
    shown: '我的 > 个人信息（默认隐去中间四位）',
    life: '账号存续期间；申请注销满 15 天后删除',
    to: ['sms', 'wechat', 'partner'],
    ending: '删除',
    tables: [
      t(
        'members',
        '账号',
        'mobile:手机号 created_at:注册时间 agreement_version:同意的协议版本',
        'id channel_code deleted_at anonymised_at blocked_at merged_into',
        't.id = $1'
      ),
      t(
        'phone_proofs',
        '换绑手机号时的验证',
        'step:步骤 mobile:验证的手机号 expires_at:有效期至',
        'token_hash owner_id',
        't.token_hash in (select token_hash from sessions where member_id = $1)'
      ),
      t(
        'sms_codes',
        '短信验证码',
        'scene:用途 expires_at:有效期至',
        'mobile asker code_mac tries other_tries',
        't.mobile = (select mobile from members where id = $1)'
      ),
      t(
        'member_merges',
        '合并过的账号',
        'merged_at:合并时间',
        'loser_id survivor_id request_key look_at',
        't.survivor_id = $1'
      ),
      t(
        'grant_invitations',
        '按手机号收到的活动邀请',
        'claimed_at:领取时间',
        'activity_id mobile_mac claimed_by',
        't.claimed_by = $1'
      )
    ],
    apis: ['getPhoneNumber']
  },
  {
    id: 'profile',
    what: '昵称、头像、性别、生日',
    purpose: '展示个人资料、发放生日礼；不填写不影响使用',
    basis: '单独同意',
    asked: '由您在个人信息里主动填写',
    shown: '我的 > 个人信息',
    life: '账号存续期间；申请注销满 15 天后删除',
    to: [],
    ending: '删除',
    tables: [
      t('members', '个人资料', 'nickname:昵称 avatar:头像 gender:性别 birthday:生日', '', 't.id = $1')
    ],
    apis: ['chooseAvatar', 'nickname']
  },
  {
    id: 'pictures',
    what: '您选择上传的照片或拍摄的照片',
    purpose: '设置头像，在反馈、售后中说明问题，保存海报到相册',
    basis: '单独同意',
    asked: '您点选照片或保存图片时，由系统询问',
    shown: '个人信息、意见反馈、退款详情',
    life: '账号存续期间；申请注销满 15 天后删除',
    to: [],
    ending: '删除',
    tables: [
      t(
        'uploads',
        '上传的图片',
        'mime:格式 size:大小（字节） created_at:上传时间 removed_at:删除时间',
        'id member_id sha256 check_at'
      ),
      t('upload_totals', '上传合计', 'pictures:张数 bytes:大小（字节）', 'member_id')
    ],
    apis: ['chooseMedia', 'saveImageToPhotosAlbum']
  },
  {
    id: 'wechat',
    what: '微信身份标识（OpenID、UnionID）',
    purpose: '微信内登录、绑定手机号、微信支付',
    basis: '履行合同所必需',
    asked: '在微信里登录或支付时',
    shown: '不展示；换绑手机号、合并账号时告知',
    life: '账号存续期间；申请注销满 15 天后解绑',
    to: ['wechat', 'pay'],
    ending: '删除',
    tables: [
      t(
        'wechat_identities',
        '绑定的微信',
        'app_id:微信应用 open_id:OpenID created_at:绑定时间',
        'union_id member_id'
      ),
      t(
        'session_payers',
        '支付用的微信',
        'app_id:微信应用 open_id:OpenID',
        'token_hash',
        't.token_hash in (select token_hash from sessions where member_id = $1)'
      )
    ],
    device: ['openId', 'bindTicket', 'oauthSent', 'oauthTried'],
    apis: ['login']
  },
  {
    id: 'partner-identity',
    what: '合作方为您设置的用户标识',
    purpose: '从合作渠道或酒店进入时识别您',
    basis: '履行合同所必需',
    asked: '您从合作方进入时；已有账号的，先用短信验证码确认',
    shown: '不展示',
    life: '账号存续期间；申请注销满 15 天后删除',
    to: ['partner'],
    ending: '删除',
    tables: [
      t('partner_users', '合作方用户', 'channel_code:渠道 created_at:首次进入', 'partner_user_id member_id'),
      t('distributor_trusts', '确认过的渠道', 'channel_code:渠道 created_at:确认时间', 'member_id'),
      t(
        'entry_tickets',
        '一次性登录凭证',
        'kind:用途 expires_at:有效期至',
        'ticket_hash channel_code member_id app_id open_id union_id'
      )
    ]
  },
  {
    id: 'reminders',
    what: '消息提醒的内容与开关',
    purpose: '通知发货、退款、售后、到期、奖品和反馈答复',
    basis: '履行合同所必需',
    asked: '有新进展时；微信消息在您点“开启提醒”并由微信询问后才发送',
    shown: '我的 > 个人信息 > 消息提醒',
    life: '消息 90 天，开关在账号存续期间；申请注销满 15 天后删除',
    to: ['wechat', 'sms'],
    ending: '删除',
    tables: [
      t(
        'reminders',
        '消息提醒',
        'kind:类别 words:内容 state:状态 channel:方式 created_at:产生时间 sent_at:发送时间',
        'key member_id page attempts due_at'
      ),
      t('reminders_off', '关闭的提醒', 'kind:类别 at:关闭时间', 'member_id'),
      t('reminder_grants', '订阅的微信消息', 'left:剩余条数 at:订阅时间', 'member_id template_id request_key')
    ]
  },
  {
    id: 'session',
    what: '登录状态',
    purpose: '让您在这台设备上保持登录、看到并退出其他设备；他人频繁获取验证码时，您用过的设备仍能收到',
    basis: '履行合同所必需',
    asked: '登录时',
    shown: '我的 > 个人信息 > 登录设备',
    life: '最长 30 天，退出登录或申请注销时立即删除；设备识别码自上次登录起 180 天，申请注销满 15 天后删除',
    to: [],
    ending: '删除',
    tables: [
      t(
        'sessions',
        '登录的设备',
        'channel_code:渠道 platform:平台 device:设备 app:应用 created_at:登录时间 seen_on:最近使用 expires_at:有效期至',
        'token_hash page_hash id device_hash member_id'
      ),
      t(
        'proven_devices',
        '验证过手机号的设备',
        'proven_at:验证时间',
        'mobile device_hash',
        't.mobile in (select mobile from members where id = $1)'
      )
    ],
    device: [
      'accessToken',
      'deviceKey',
      'memberId',
      'IS_LOGOUT',
      'REMOVE_TOKEN',
      'F7IbDJpdSY',
      'loginInMiniTried',
      'lastTabs',
      'isCard',
      'needMobile',
      'tabbarActivate',
      'cardNo',
      'labelId',
      'pendingKeys',
      'orderNo'
    ]
  }
]
