import { client, h5, mini, server, type Held } from './held'

/** Members who bring friends (2-pages.md). */
export const REFERRAL_PAGES: Held = {
  'page.distributionActivity': [
    ...client(
      'pages-activities/distribution-activity.test.tsx',
      'says what there is, plainly what becomes of it, and the rates; each commission with all that happened to it',
      'who came is listed, masked; nobody yet says what to do',
      'a visitor sees who invites; the login accepts, once, and says so',
      'once the campaign is over nobody is invited any more, and what was earned stays'
    ),
    ...client(
      'launch/invitation.weapp.test.ts',
      'a friend’s link is kept for the visitor, the first one wins, and the login accepts it; then it is kept no more',
      'scene-over-32-characters: the code of a friend in %s fits a mini-program code'
    ),
    ...server(
      'distribution/binding.test.ts',
      'link-preview-spends-invitation: looked at by robots a hundred times, it binds nobody and is good as before',
      'self-referral: one’s own code binds nobody',
      'a ring of %d does not close',
      'a ring of twenty that closes everywhere at once: all but one are bound'
    ),
    ...server(
      'distribution/commissions.test.ts',
      'a friend’s paid order is pending for who brought them, by the rate of each line, without freight; once',
      'after receipt and the goods’ days of return, once, by however many processes',
      'refund-keeps-commission: all the goods go back, and nothing of it stays, though the freight does',
      'full-clawback-of-part: a part of a settled order takes its share alone, and is a debt that later ones pay',
      'clawback-twice: a refund that is asked for, carried out and told again and again takes its share once'
    ),
    ...server(
      'distribution/adds-up.test.ts',
      'orders of friends through random refunds, receipts and settling: balances are what the rules say, each settled once'
    ),
    ...h5(
      'referrals.test.ts',
      'a friend comes by a poster’s code, logs in, buys, and gives it back: who invited sees it pending, and gone'
    ),
    ...mini(
      'journeys/referrals.test.ts',
      'a poster is drawn with the member’s code; a friend who opens it and logs in is bound'
    )
  ],
  'page.materials': [
    ...client(
      'pages-activities/materials.test.tsx',
      'a text is copied with the member’s own link in it; a picture is kept as one that every album takes',
      'while no campaign runs the links carry no code, and it is said that they count for nothing',
      'without any it leads to the poster'
    ),
    ...server(
      'distribution/binding.test.ts',
      'materials of the channel, in their order; what is off is not there'
    )
  ]
}
