/** Calls of the specification for pages that are not built yet. A call leaves this list when it enters the contract. */
export const NOT_BUILT_YET: readonly string[] = [
  // partner entries, and a card or openid that a partner brings
  // activities, several cards at once
  'GET /unionbuy-server/activity/card/getPrivilegeStatus',
  'GET /unionbuy-server/activity/card/privilegeRetryrReceive',
  'POST /unionbuy-server/activity/card/receiveMutilCard',
  'POST /unionbuy-server/activity/card/directedActivityCard',
  'POST /unionbuy-server/activity/card/getDirectedActivityCode',
  'POST /unionbuy-server/activity/card/uniquedReceiveCard',
  'POST /unionbuy-server/activity/card/receiveMultiCardByMobile',
  'GET /unionbuy-server/multipleCard/getCardPlateInfo',
  'GET /unionbuy-server/multipleCard/myMultipleCardRecord',
  'POST /unionbuy-server/mp/personalCenter/getMyReceiveRecord'
]
