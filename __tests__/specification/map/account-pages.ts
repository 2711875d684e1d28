import { client, h5, mini, server, type Held } from './held'

/** The pages of a member's own account (2-pages.md). */
export const ACCOUNT_PAGES: Held = {
  'page.setPhone': [
    ...client(
      'pages-my/set-phone.test.tsx',
      'the old number is masked, gets a code, and the new one follows',
      'another member’s number: what is theirs is listed, and nothing is sent before the tick',
      'a step that is over begins again with a clear word, and the new number is still there',
      'a member without a number sets one'
    ),
    ...server(
      'phone/change.test.ts',
      'the old number is proven, then the new one, and the session goes on with it',
      'a code is worth nothing in place of another, twice, or to a number that it was not sent to',
      'what one session has proven is worth nothing in another, nor after it has ended',
      'the number is taken between its code and its change: it is asked about, not refused'
    ),
    ...server(
      'phone/merge.test.ts',
      'merge-twice: a hundred times the same yes join once, and add up once',
      'merge-into-each-other: one of two joins the other, whoever is first',
      'order-paid-while-merging: what is paid is the survivor’s, with what it hands over and earns',
      'whoever is at an order of the loser’s is waited for: what is handed over meanwhile is the survivor’s',
      'killed in the middle: nothing is done, and the next try does all of it'
    ),
    ...server(
      'phone/adds-up.test.ts',
      'random members with random belongings: money, points and rights add up'
    ),
    ...server(
      'member/merge-rules.test.ts',
      'every column that names a member has a rule for when two accounts become one'
    ),
    ...h5(
      'phone-number.test.ts',
      'to a free number: proven twice, changed, shown in 个人信息, and the session goes on',
      'to another member’s number: told what is theirs, joined after the yes, and cards and orders are there'
    ),
    ...mini(
      'journeys/phone-number.test.ts',
      'to another member’s number: told what is theirs, joined after the yes, and their card is there'
    )
  ]
}
