import { client, h5, server, type Held } from './held'

const YUETU_TERMS = client(
  'pages-secondary/yue-tu-vip.test.tsx',
  'the terms stand in both languages, each leads to the other, and says its version and since when it holds'
)

/** Pages of the membership for airport lounges. */
export const LOUNGE_PAGES: Held = {
  'page.yueTu': [
    ...client(
      'pages-secondary/yue-tu-vip.test.tsx',
      'a visitor sees how far it reaches and what it costs; without the tick nothing is bought, with it the login comes first',
      'a member without one chooses a plan and goes to the cashier with it',
      'a member with one has the code on top, with its seconds; it renews itself before its end',
      'without a network the code that is there stays as long as it lives, and after that says so',
      'an entry is told, and is in the list; what is left is less',
      'used up, expired: what became of it, and the way to another one › %s',
      'airports are found by what is typed; a lounge tells where it is and when it is open'
    ),
    ...server(
      'lounge/gate.test.ts',
      'same-scan-sent-twice: the same answer, also at once and after the code is old, and one visit',
      'unsigned-qr-accepted: what we did not sign opens nothing, nor what another secret did',
      'a code lives a minute: a picture of it is told by its age, and one of the future is none of ours',
      'two gates at once with a code each use one visit each, or one is refused when one is left',
      'a hundred gates at once take as many visits as there are, and not one more'
    ),
    ...server(
      'lounge/memberships.test.ts',
      'another member sees nothing of it, and a visitor is asked to log in',
      'unused it goes back in full, once; the code that is in hand opens nothing any more',
      'a refund and a gate in the same moment: one of them wins, never both'
    ),
    ...server(
      'lounge/yuetu-wire.test.ts',
      'their gate asks, signed, and reads our signed answer; the same scan again gets the same'
    ),
    ...h5(
      'lounges.test.ts',
      'from the market to a membership, its code, the gate, the visit and a new code; an unused one goes back'
    )
  ],
  'page.yueTuTermsCN': YUETU_TERMS,
  'page.yueTuTermsEN': YUETU_TERMS
}
