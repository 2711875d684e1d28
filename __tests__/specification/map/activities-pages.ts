import { client, h5, server, type Held } from './held'

/** Activities, points and lotteries (2-pages.md). */
export const ACTIVITIES_PAGES: Held = {
  'page.jinjiang2': [
    ...client(
      'pages/activities/activities.test.tsx',
      'step 2 tells how it is used and leads to the card; without the gift it leads back'
    ),
    ...h5(
      'activities.test.ts',
      'the hotel brand’s gift is taken once, after the usual login, and leads to its card'
    )
  ],
  'page.pointSetting': [
    ...client(
      'pagesA/point-setting.test.tsx',
      'says how many there are, what ends, the rule in plain words, and how they came and went; an entry leads to its order',
      'the switch is the member’s word, shown at once; a refusal puts back what is true',
      'a channel without points says so, and leads on'
    ),
    ...server(
      'points/points.test.ts',
      'buy-refund-keep-points: what an order earned goes with its money, though it was spent already',
      'refund-spends-again: a refund gives points back and never takes them, asked for however often',
      'running-balance-wrong: no balance beside the entries, and no entry beside the one before it'
    ),
    ...server(
      'points/race.test.ts',
      '200 orders at once spend one balance: as many as it affords, and what comes back adds up'
    )
  ],
  'page.lottery': [
    ...client(
      'pages-activities/lottery.test.tsx',
      'says what there is to win with the chances, the tries and the ways to them, the rules, and who won',
      'draws what the server drew, says so once to the server, and leads to the claim',
      'a %s that moves tells the prize only once it stands',
      'pressed twice it draws once; an answer that was lost is asked for again by the same key',
      'a draw whose answer was never seen is shown when the page is opened again, and told once',
      'a link’s secret opens the lottery and is spent with the draw; it stands in no address'
    ),
    ...server('lottery/chances.test.ts', 'a million draws of %s keep its odds'),
    ...server(
      'lottery/draw.test.ts',
      'top-value-wins-nothing: every roll, the first and the last among them, has its prize, and none is beside them'
    ),
    ...server(
      'lottery/race.test.ts',
      'prize-stock-race: 200 members at once win no more than there is, and everybody has something',
      'double-spent-try: 200 calls of one member spend the two tries that there are'
    ),
    ...server(
      'lottery/lottery.test.ts',
      'redraw-loses-pool: what is gone is the fallback, never drawn again over what is left, and the odds stay told',
      'a link opens its lottery and carries one try, spent once by whoever is first'
    )
  ],
  'page.myPrizes': [
    ...client(
      'pages-activities/my-prizes.test.tsx',
      'says of each prize how far it is, and what can be done about it',
      'goods are claimed with an address that was chosen as for an order, once',
      'a recharge asks for a number that can be one'
    ),
    ...server(
      'lottery/prizes.test.ts',
      'claim-twice: twenty claims at once hand over one; the same call again gets what it got',
      'goods go to an address of the winner, through the warehouse, and have come when the winner says so',
      'what was not claimed in time is over; coupons and points are done, and nothing is no prize'
    )
  ]
}
