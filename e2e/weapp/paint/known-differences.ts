import type { Difference } from './compare'
import type { ScreenSpec } from './screens'

/** A difference between the targets that is meant. One that meets none any more fails the test, unless it is met only sometimes. */
export interface KnownDifference {
  /** Screens by their name. */
  readonly on: RegExp
  readonly kind: Difference['kind']
  readonly text: RegExp
  /** It depends on which screens were taken before, four at a time: it may be met or not. */
  readonly sometimes?: true
  readonly why: string
}

const LOGIN = /^(visitor|member pages\/login)/

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    on: /materials|receiveResult|receiveRecord/,
    kind: 'only mini',
    text: /^(保存到相册|\d+ 秒后更新|离线卡包.*)$/,
    why: 'WeChat keeps pictures in the album; codes are drawn at their own moment; each device keeps what was opened on it'
  },
  {
    on: /materials|receiveResult|receiveRecord/,
    kind: 'only h5',
    text: /^(保存图片|\d+ 秒后更新|离线卡包.*)$/,
    why: 'a browser saves pictures; codes are drawn at their own moment; each device keeps what was opened on it'
  },
  {
    on: /receiveResult/,
    kind: 'only mini',
    text: /^\d{4}$/,
    sometimes: true,
    why: 'the code changes every 30 s, which may end between the two pictures'
  },
  {
    on: /receiveResult/,
    kind: 'only h5',
    text: /^\d{4}$/,
    sometimes: true,
    why: 'the code changes every 30 s, which may end between the two pictures'
  },
  {
    on: /pages\/payResult\/index/,
    kind: 'only mini',
    text: /^(开启提醒|.*微信通知您)$/,
    why: 'WeChat can send messages to who subscribes; a browser cannot'
  },
  {
    on: /materials/,
    kind: 'box',
    text: /^分享$/,
    why: 'the words on the button before it are longer in the mini-program'
  },
  {
    on: /urlActivationCode\/index/,
    kind: 'box',
    text: /字母和数字$/,
    why: 'the mini-program has a way to scan beside the field'
  },
  {
    on: LOGIN,
    kind: 'only mini',
    text: /(一键|短信验证码)登录$/,
    why: 'WeChat gives the number with one tap; a browser cannot'
  },
  {
    on: LOGIN,
    kind: 'only h5',
    text: /^(请输入手机号|获取验证码|请输入验证码|登录)$/,
    why: 'in a browser the number is proved by SMS'
  },
  {
    on: LOGIN,
    kind: 'box',
    text: /^(登录后享受会员权益|我已阅读并同意|未注册的手机号登录后将自动创建账号)$/,
    why: 'the form with the SMS code is higher than one button'
  },
  {
    on: /pages\/open(Xcx|AppTip)\//,
    kind: 'only mini',
    text: /./,
    why: 'there is nothing to open or to tell inside WeChat: home is shown'
  },
  {
    on: /pages\/open(Xcx|AppTip)\//,
    kind: 'only h5',
    text: /./,
    why: 'there is nothing to open or to tell inside WeChat: home is shown'
  },
  {
    on: /pages\/goPrivilegeMini\//,
    kind: 'only mini',
    text: /^由合作方提供服务/,
    why: 'from one mini-program to another the way back is WeChat’s own'
  },
  {
    on: /pages\/goPrivilegeMini\//,
    kind: 'only h5',
    text: /再前往合作方$/,
    why: 'a browser opens our mini-program first'
  },
  {
    on: /pages\/activation\//,
    kind: 'box',
    text: /^如 9920/,
    why: 'only WeChat can scan the code: its button stands in the field'
  },
  {
    on: /pages-my\/address\/add/,
    kind: 'only mini',
    text: /^从微信导入$/,
    why: 'only WeChat has an address book'
  },
  {
    on: /pages-my\/address\/add/,
    kind: 'box',
    text: /^粘贴识别$/,
    why: 'the way to WeChat’s address book stands beside it'
  },
  {
    on: /landmark-ticket\/product_detail/,
    kind: 'only h5',
    text: / · \d+ km$/,
    sometimes: true,
    why: 'the browser knows its place from a page before; the mini-program begins here'
  },
  {
    on: /landmark-ticket\/product_detail/,
    kind: 'only mini',
    text: /^景山前街 4 号$/,
    sometimes: true,
    why: 'a page asks nobody for their place only to say how far it is'
  },
  {
    on: /visitor pages-mall\/productDetail/,
    kind: 'only h5',
    text: /^上海市$/,
    sometimes: true,
    why: 'the browser knows its place from a page before'
  },
  {
    on: /visitor pages-mall\/productDetail/,
    kind: 'only mini',
    text: /^浙江省 杭州市$/,
    sometimes: true,
    why: 'the mini-program begins here: the shop’s own city'
  },
  { on: /pages-my\/settings\//, kind: 'only mini', text: /^[\d.]+ [KM]B$/, why: 'each keeps other things' },
  { on: /pages-my\/settings\//, kind: 'only h5', text: /^[\d.]+ [KM]B$/, why: 'each keeps other things' }
]

/** Remembers which of the known differences were met. */
export class Knowledge {
  private readonly met = new Set<KnownDifference>()

  constructor(private readonly entries: readonly KnownDifference[]) {}

  /** Whether a difference on a screen is known. */
  readonly of =
    ({ name }: ScreenSpec) =>
    ({ kind, text }: Difference): boolean => {
      const found = this.entries.filter(
        (entry) => entry.kind === kind && entry.on.test(name) && entry.text.test(text)
      )
      found.forEach((entry) => this.met.add(entry))
      return found.length > 0
    }

  /** Entries that stand for nothing. */
  get unmet(): string[] {
    return this.entries
      .filter((entry) => !entry.sometimes && !this.met.has(entry))
      .map(({ on, kind, text }) => `${on} ${kind} ${text}`)
  }
}
