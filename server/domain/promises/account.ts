import type { Promised } from './promise'

/** Logins, accounts and personal data. */
export const ACCOUNT_PROMISES: readonly Promised[] = [
  {
    id: 'account.firstLogin',
    says: [
      '您可以用手机号与短信验证码登录，首次登录即完成注册。',
      '用手机号和短信验证码登录，首次登录即完成注册。'
    ]
  },
  { id: 'account.onePerNumber', says: ['一个手机号对应一个账号。'] },
  { id: 'account.free', says: ['注册本身不收费。'] },
  {
    id: 'account.undo',
    says: [
      '申请后账号立即停用，{{accountUndoDays}} 天内登录可以撤销，满 {{accountUndoDays}} 天后删除您的个人信息，不能恢复。',
      '账号随即停用，{{accountUndoDays}} 天内登录可以撤销；',
      '注销账号：申请后账号立即停用，{{accountUndoDays}} 天内登录可以撤销；',
      '满 {{accountUndoDays}} 天后我们删除您的个人信息。',
      '申请后账号立即停用。',
      '{{accountUndoDays}} 天内用原来的手机号登录，可以选择撤销注销，会员卡、优惠券和订单原样保留；',
      '满 {{accountUndoDays}} 天后手机号、头像、昵称会被删除，不能恢复。'
    ]
  },
  {
    id: 'account.devices',
    says: [
      '在“个人信息”里点“登录设备”，可以看到账号登录过的手机和电脑，逐个退出，或点“退出其他设备”一次全部退出。',
      '退出后，那台设备要用短信验证码重新登录，绑定的微信也会解绑。',
      '更换手机号时，其他设备也会自动退出。'
    ]
  },
  { id: 'account.signatureGoes', says: ['您注销账号后，姓名会一并删除'] },
  {
    id: 'account.openMatters',
    says: [
      '申请前请先处理完进行中的订单和售后，领完或放弃没有使用的权益。',
      '注销前请先领完或放弃尚未使用的权益。'
    ]
  },
  {
    id: 'account.merge',
    says: ['合并账号后，两个账号下的会员卡、订单与记录归到保留的账号，合并后不可拆分。']
  },
  {
    id: 'account.session',
    says: ['登录状态最长保留 {{sessionDays}} 天，您可以随时退出。']
  },
  { id: 'account.smsCode', says: ['验证码 {{smsCodeMinutes}} 分钟内有效。'] },
  {
    id: 'account.smsLimits',
    says: ['收不到时请检查手机信号和拦截短信，过一会儿再获取；', '获取太频繁会暂时限制。']
  },
  {
    id: 'account.secrets',
    says: [
      '登录凭据只保存不可还原的摘要，短信验证码 {{smsCodeMinutes}} 分钟后失效。',
      '手机号在页面上默认隐去中间四位，登录状态只以不能还原的样子保存。',
      '页面上默认隐去中间四位。'
    ]
  },
  {
    id: 'account.export',
    says: [
      '在“个人信息”里点“导出我的个人信息”，输入发到您手机上的验证码，就能生成一份副本：网页里保存为文件，小程序里发送到微信聊天。',
      '每天最多 {{exportsADay}} 次。'
    ]
  },
  {
    id: 'account.kept',
    says: ['访问记录保存 {{visitMonths}} 个月，交易记录依法保存不少于 3 年。']
  },
  {
    id: 'account.anonymous',
    says: ['注销账号后，留存的交易记录不再含有您的身份信息。']
  },
  {
    id: 'account.personalData',
    says: [
      '我们只收集完成服务所必需的信息，不向第三方出售。',
      '我们只收集完成服务所必需的信息，并尽量让您知道每一项的用处。',
      '手机号：登录、发送订单与到期通知、充值到账。',
      '昵称、头像、性别、生日：由您自愿填写，用于展示与发放生日礼，不填不影响使用。',
      '订单、领取与浏览记录：提供查询、售后与推荐。',
      '设备与访问信息：页面访问次数、设备标识，用于统计与防止恶意领取。',
      '只在交付权益所必需的范围内，向提供服务的品牌方提供信息，例如向充值方提供充值号码。',
      '不向第三方出售您的个人信息。',
      '详细内容见隐私政策。'
    ]
  },
  {
    id: 'account.place',
    says: [
      '位置：仅在渠道需要且您授权时，用于展示附近的商户与所在城市；',
      '拒绝后可手动选择城市。',
      '在系统设置里随时关闭位置等权限；',
      '点首页左上角的城市名，可以搜索或从列表里选择城市，选好后首页和商户都按新的城市显示。'
    ]
  },
  {
    id: 'account.agreeAgain',
    says: ['本条款更新时会标明新的版本与生效日期；', '您已购买的会员适用购买时的版本。']
  },
  {
    id: 'chat.kept',
    says: [
      '对话内容保存不超过 {{conversationDays}} 天，您可以随时删除。',
      '对话保留 {{conversationDays}} 天，您可以随时删除。'
    ]
  }
]
