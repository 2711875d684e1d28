/**
 * Notices and consents required besides the collected data: where the product shows them, and the test that fails if
 * it does not.
 */
export interface Notice {
  readonly what: string
  readonly rule: string
  readonly shown: string
  readonly heldBy: { readonly file: string; readonly test: string }
}

const by = (file: string, test: string): Notice['heldBy'] => ({ file: `__tests__/${file}`, test })

export const NOTICES: readonly Notice[] = [
  {
    what: 'Consent before a login',
    rule: 'no code is taken and no number asked of WeChat before 用户协议, 会员注册协议 and 隐私政策 are ticked; nothing is ticked beforehand',
    shown: 'login form',
    heldBy: by(
      'src/features/session/login-form.weapp.test.tsx',
      'one tap comes first, and asks for the agreement before WeChat asks for the number'
    )
  },
  {
    what: 'Nothing private of a visitor',
    rule: 'before a consent no private interface is called, and no call carries a number, a place or an identity; a random number of the app’s own tells devices apart, and WeChat’s one-time login code names nobody until a number is bound',
    shown: '—',
    heldBy: by(
      'src/launch/fresh-visitor.both.test.ts',
      'a fresh visitor: nothing private is asked, stored or sent'
    )
  },
  {
    what: 'Terms of a paid membership',
    rule: 'sold only to who has ticked the terms in force; version and moment are kept with the order',
    shown: '悦途会员, cashier',
    heldBy: by(
      'server/lounge/memberships.test.ts',
      'no membership is sold to who has not agreed to its terms, nor to older ones than are in force'
    )
  },
  {
    what: 'Virtual goods by platform',
    rule: 'cards, plates and codes are not sold in the mini-program on iOS, which shows no price of them, unless their kind is paid by WeChat’s virtual payment (`VIRTUAL_GOODS`)',
    shown: '用户协议',
    heldBy: by(
      'server/domain/platform-rules.test.ts',
      'virtual goods are not sold in the mini-program on iOS, and everywhere else they are'
    )
  },
  {
    what: 'Minors',
    rule: 'for adults; below 14 only with a guardian’s consent; what a minor paid without it goes back',
    shown: 'cashier, 隐私政策, 用户协议, 会员注册协议',
    heldBy: by(
      'server/domain/compliance.test.ts',
      'the agreements in force tell of minors, of virtual goods on iOS, and of taking a deletion back'
    )
  },
  {
    what: 'Refunds',
    rule: 'before paying, each kind of goods says when its money comes back',
    shown: 'cashier, 退款规则',
    heldBy: by(
      'src/features/order/agreements.test.tsx',
      'every kind of goods tells when money comes back, and of minors'
    )
  },
  {
    what: 'Deletion and its undo',
    rule: 'the account closes at once; a login within 15 days offers to take that back; then what is personal goes',
    shown: '个人信息, login, 隐私政策',
    heldBy: by(
      'server/session/undo-deletion.test.ts',
      'whoever takes it back is in, with all they had, and is not deleted later'
    )
  },
  {
    what: 'A copy of one’s own data',
    rule: 'everything of the table above, to its owner alone, as a file',
    shown: '个人信息',
    heldBy: by(
      'server/member/export.test.ts',
      'the owner gets everything of theirs in their words, and nothing of others'
    )
  },
  {
    what: 'Faults and timings of clients',
    rule: 'errors are sent to us and to WeChat’s realtime log without phone and other long numbers, mail addresses and queries, and kept without who met them',
    shown: '—',
    heldBy: by('src/features/report/faults.test.ts', 'nothing that may identify a person leaves the client')
  }
]
