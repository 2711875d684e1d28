import { client, rules, server, type Kept } from './held'

/** Accounts, personal data, and what members do with each other. */
export const PEOPLE_KEPT: Kept = {
  'account.firstLogin': server(
    'session/sms-login.test.ts',
    'makes the account at the first login and finds it at the next'
  ),
  'account.onePerNumber': server(
    'session/sms-login.test.ts',
    'makes the account at the first login and finds it at the next'
  ),
  'account.free': server(
    'session/sms-login.test.ts',
    'makes the account at the first login and finds it at the next'
  ),
  'account.undo': rules('limit.undoDeletion'),
  'account.devices': rules('login.devices'),
  'account.signatureGoes': server('activity/activities.test.ts', 'the name goes with the account'),
  'account.openMatters': server('member/account-deletion.test.ts', 'is refused while an order is %s'),
  'account.merge': server(
    'phone/merge.test.ts',
    'cards, coupons, orders and addresses are the survivor’s; the loser is a nameless stone that points at it'
  ),
  'account.session': [
    ...server(
      'session/session-cookies.test.ts',
      '30 days to the second: then it is gone, and the browser is told to forget it',
      'a logout ends the session and what the browser keeps'
    )
  ],
  'account.smsCode': server('session/sms-login.test.ts', 'a code is good for five minutes'),
  'account.smsLimits': server(
    'session/limits.test.ts',
    'one code a minute to a number, and the refusal says how long to wait'
  ),
  'account.secrets': [
    ...server(
      'session/sms-login.test.ts',
      'gives an opaque token of 32 bytes, of which only the hash is stored, good for 30 days',
      'a code is good for five minutes'
    ),
    ...server('member/profile.test.ts', 'the profile masks the number; one call of its own tells it whole')
  ],
  'account.export': rules('limit.export'),
  'account.kept': server(
    'visit/visit.test.ts',
    'records are kept for the six months that the privacy policy says, and no longer'
  ),
  'account.anonymous': server('member/account-deletion.test.ts', 'after 15 days takes what is personal'),
  'account.personalData': rules('limit.personalData'),
  'account.place': rules('check.location', 'page.searchAddress'),
  'account.agreeAgain': rules('limit.consent'),
  'chat.kept': server(
    'assistant/answers.test.ts',
    'a member’s talks are listed and deleted; those of 90 days ago are gone'
  ),
  'referral.bound': server(
    'distribution/binding.test.ts',
    'self-referral: one’s own code binds nobody',
    'the first wins; the same again, and anybody later, change nothing',
    'two who invite each other at once: one is bound'
  ),
  'referral.commission': server(
    'distribution/commissions.test.ts',
    'a friend’s paid order is pending for who brought them, by the rate of each line, without freight; once',
    'after receipt and the goods’ days of return, once, by however many processes',
    'not while something of the order is asked back; then what stayed paid',
    'outside of the campaign’s time, and in a channel that has none, nothing is earned',
    'a debt is paid from what settles later: what was paid out already, and whose order then goes back'
  ),
  'referrer.hours': [
    ...rules('role.distributor'),
    ...client('platform/storage/stored-values.both.test.ts', '%s', 'every stored value has its lifetime here')
  ],
  'referrer.free': server(
    'activity/activities.test.ts',
    'a paid one sells at the price of the goods, which the server alone decides'
  )
}
