/** Pages that lawfully do not stay as the server has drawn them, each with the reason. */

/** Pages of the table, by their path, with the reason. */
export type Reasons = Readonly<Record<string, string>>

/** Pages that the app goes on from by itself. */
export const LEFT: Reasons = {
  'pages/hdzqnxPayRedirect/index': 'goes on to the cashier',
  'pages/nndypPayRedirect/index': 'goes on to the cashier',
  'pages/mtPayRedirect/index': 'goes on to the cashier',
  'pages/login/index': 'who is logged in goes on',
  'pages/distributorUnionLogin/index': 'who is logged in goes on',
  'pages-secondary/expiredCardDetails/index': 'the card that it is asked for is a good one'
}

/** Pages that say how far they are with what they do by themselves: that word goes when it is done. */
export const AT_WORK: Reasons = {
  'pages-secondary/storeList/index': 'those around here take the places of the best rated',
  'pages/mtPlacementPage/index': 'opens the partner',
  'pages/hdzqnxPlacementUrl/index': 'opens the partner',
  'pages/nndypPlacementUrl/index': 'opens the partner',
  'pages/h5PayRedirect/index': 'asks how the payment stands'
}

/** Pages that look otherwise once the app has taken them over. */
export const LOOKS_OTHERWISE: Reasons = {
  'pages/hdzchatmovie/index': 'the number of a chat is made for who asks',
  'pages/hdzchatfood/index': 'the number of a chat is made for who asks',
  'pages/hdzchatcoupons/index': 'the number of a chat is made for who asks',
  'pages-secondary/receiveResult/index': 'the seconds go on that its code still stands',
  'pages-my/settings/index': 'the device alone knows how much it keeps',
  'pages-my/receiveRecord/index': 'the device alone knows which codes it keeps for times without a network'
}
