/** Pages that lawfully do not stay as the server has drawn them, each with the reason. */

/** Pages of the table, by their path, with the reason. */
export type Reasons = Readonly<Record<string, string>>

/** Pages that the app goes on from by itself. */
export const LEFT: Reasons = {
  'pages/openAppTip/index': 'in a browser there is nothing to tell',
  'pages/login/index': 'who is logged in goes on',
  'pages/distributorUnionLogin/index': 'who is logged in goes on',
  'pages-secondary/expiredCardDetails/index': 'the card that it is asked for is a good one'
}

/** Pages that say how far they are with what they do by themselves: that word goes when it is done. */
export const AT_WORK: Reasons = {
  'pages/openXcx/index': 'opens the mini-program',
  'pages/goPrivilegeMini/index': 'opens the mini-program',
  'pages/mtPlacementPage/index': 'opens the partner',
  'pages/hdzqnxPlacementUrl/index': 'opens the partner',
  'pages/nndypPlacementUrl/index': 'opens the partner',
  'pages/payResult/index': 'asks how the payment stands',
  'pages/h5PayRedirect/index': 'asks how the payment stands',
  'pages-secondary/receiveResult/index': 'the device makes the codes'
}

/** Pages that are drawn with boxes in the place of content. Of any other page all that it shows at first is drawn. */
export const WITH_BOXES: Reasons = {
  'pages/hdzchatmovie/index': 'the address of a chat is made for who asks',
  'pages/hdzchatfood/index': 'the address of a chat is made for who asks',
  'pages/hdzchatcoupons/index': 'the address of a chat is made for who asks',
  'pages-my/channelCustomerService/index': 'the address of a chat is made for who asks',
  'pages/movieList/index': 'the partner is asked',
  'pages-secondary/storeList/index': 'stores are those around here, which is found out first',
  'pages-activities/distributionActivity/index': 'asking makes the member’s code',
  'pages-activities/materials/index': 'asking makes the member’s code',
  // what is not there is for the page itself to say
  'pages/payment/index': 'the partner has no such order',
  'pages/hdzpayment/index': 'the partner has no such order',
  'pages/discountOrderingPay/index': 'the partner has no such order',
  'pages/hdzqnxPayRedirect/index': 'the partner has no such order',
  'pages/nndypPayRedirect/index': 'the partner has no such order',
  'pages/mtPayRedirect/index': 'the partner has no such order',
  'pages-my/logistics/index': 'nothing was sent',
  'pagesA/landmark-ticket/order_detail': 'the order is not of tickets',
  'pages/payActivityDetails/index': 'other channels do not have the activity',
  'pages/directedActivity/index': 'other channels do not have the activity',
  'pages/uniqueActivity/index': 'other channels do not have the activity',
  'pages-activities/lottery/index': 'other channels do not have the lottery'
}

/** Pages that look otherwise once the app has taken them over. */
export const LOOKS_OTHERWISE: Reasons = {
  'pages-my/settings/index': 'the device alone knows how much it keeps',
  'pages-my/receiveRecord/index': 'the device alone knows which codes it keeps for times without a network'
}
