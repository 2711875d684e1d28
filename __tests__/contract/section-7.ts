/** Section 7 of the specification ("Calls"), line by line and to the letter, and what each line means. */

interface Line {
  /** What comes before each path of the line, where the section's heading says so. */
  readonly under?: string
  /** Where the heading tells the method. */
  readonly method?: 'GET' | 'POST'
  readonly text: string
}

const LINES: readonly Line[] = [
  {
    method: 'GET',
    under: 'mp/personalCenter/',
    text: 'listCardsInfo; indexConfig (optional labelId, longitude, latitude, cityCode); getMyCardInfo; myMultipleCardInfo (labelId); getCardIndexConfigById; indexPlateInfo; getExpiredConfig; getAllCardExpiredFlag; rechargeRecommendPrivilege; recordThePrivilege.'
  },
  {
    method: 'POST',
    under: 'mp/personalCenter/',
    text: 'updateTgjOpenId, getMyReceiveRecord, getMyPrivilegeReceiveRecord, updateOpenId, pageMyReceiveRecord, grantCardByCardId, plateRoundInfo, getMyReceiveCount, updatePersonalInfo.'
  },
  // Auth and login
  { text: 'POST /unionbuy-member/xcx/register, setXcxMobile, login (code).' },
  { text: 'POST /wechat/prod/getToken (ticket).' },
  { text: 'POST /unionbuy-server/proxy/unionbuy-member/sms/sendSmsCode.' },
  { text: 'POST .../auth/loginWithSmsCode.' },
  { text: 'POST .../auth/unionLogin (payload sign).' },
  { text: 'GET open/lvyunLogin (token, type).' },
  { text: 'GET open/jinJiangLogin?authCode={code}.' },
  { text: 'GET .../xcx/setOpenIdByMemberId.' },
  // Visits
  { text: 'POST memberVisit/uv, pv, visit, interactionPv.' },
  // Orders
  {
    text: 'POST order/createOrder, orderList, createCardOrder, createPlateOrderV2, createProductOrder, payOrder, delete?orderNo={orderNo}.'
  },
  { text: 'GET order/cancelOrder.' },
  { text: 'POST liFeng/order/orderDetail.' },
  { text: 'POST haiwei/payOrder, getProductInfo, productCouponSkip, getOrderDetails.' },
  { text: 'POST hdz/createOrder, hdz/getUrlByOrderNo.' },
  { text: 'POST yearsH5/createOrder.' },
  { text: 'GET yearsH5/getYearsH5LoginUrl, getOrderDeatilByOrderNo.' },
  { text: 'POST meituan/getByOrderNo, createMeituanOrder.' },
  { text: 'GET meituan/getMeituanUrl, getMeituanDpUrl.' },
  { text: 'GET api/getLoginUrl, getQnxLoginUrl.' },
  // Privileges
  { text: 'POST liFeng/privilege/myPrivilegeDetail, receivePrivilege, receiveGroupPrivilege.' },
  { text: 'GET liFeng/privilege/getReceiveRecord?receiveId={id}.' },
  { text: 'POST liFeng/activeCode.' },
  { text: 'POST v2/privilege/getPrivilegeGroupInfo.' },
  { text: 'POST cardGroupPrivilege/getBuyTimes.' },
  { text: 'POST privilege/checkPreventSwipe.' },
  { text: 'GET privilege/getRecommendProduct.' },
  { text: 'GET activity/card/getPrivilegeStatus, privilegeRetryrReceive.' },
  {
    text: 'POST activity/card/getByActiveCode, receiveMutilCard, directedActivityCard, getDirectedActivityCode, uniquedReceiveCard, receiveMultiCardByMobile.'
  },
  { text: 'POST memberCard/getCardInfo.' },
  { text: 'POST cardPlate/getMyCardPlateInfo.' },
  { text: 'GET multipleCard/getCardPlateInfo, myMultipleCardRecord.' },
  { text: 'GET /unionbuy-goods/card/getGroupIntegrationPageList.' },
  // Coupons
  { text: 'POST coupon/receive, getCouponList, getMyCouponsList.' },
  { text: 'POST proxy/unionbuy-member/coupon/listMyCoupons (query couponUseStatus, optional labelId).' },
  { text: 'GET /unionbuy-member/coupon/getMyCouponsDetails?couponReceiveId={id}.' },
  { text: 'GET coupon/getCardCouponList.' },
  // Profile
  { text: 'GET personalCenter/getMyMemberInfo, getMemberMobile.' },
  { text: 'POST personalCenter/modifyMobile, saveMobile, verifyOldMobile, saveFeedback.' },
  { text: 'POST /unionbuy-member/member/modifyAndMergeMember.' },
  { text: 'POST file/uploadImage (multipart, field file).' },
  // Channel and location
  { text: 'GET admin/getBrandChannel, brandChannel/getBrandChannel.' },
  { text: 'POST /unionbuy-goods/brandChannel/getChannelXcxUrl.' },
  { text: 'GET common/geoCoder, getSuggestions, getIpLocation.' },
  { text: 'POST proxy/unionbuy-goods/card/pageLocationPrivileges, getDistrictAddress.' },
  { text: 'GET wechat/getWechantJsSign.' },
  { text: 'POST open/addActivityRecord.' },
  { text: 'GET open/getCustomerSerial.' },
  // Other
  { text: 'POST jd/verifyCodeSign, sendJDShortMessage; POST yuetu/qrCode, orderCheck.' },
  // Addresses
  { text: 'GET proxy/portal-thirdparty/benlai/area/getBenLaiAreaList.' },
  {
    text: 'GET deliveryAddress/getDeliveryAddressList, removeAddressById, updateDefaultAddress, getDeliveryAddressById.'
  },
  { text: 'POST deliveryAddress/saveUpdateDeliveryAddress.' }
]

/** "Methods and paths for GET_CHANNEL_INFO and GET_SYSTEM_INFO are not shown": they are ours to name. */
export const NAMED_BY_US: readonly string[] = [
  'GET /unionbuy-server/brandChannel/getChannelInfo',
  'GET /unionbuy-server/common/getSystemInfo'
]

const PREFIX = '/unionbuy-server/'
const DOTS = '/unionbuy-server/proxy/unionbuy-member/'

/** Every call of the section as `METHOD /whole/path`. */
export const SECTION_7: readonly string[] = LINES.flatMap(callsOf)

function callsOf(line: Line): string[] {
  const plain = line.text.replace(/\([^)]*\)/g, '').replace(/\.$/, '')
  return line.method ? namesIn(plain, line.method, line.under ?? '') : plain.split('; ').flatMap(sentence)
}

/** `GET a/b, c, d/e`: a name without a slash lies beside the one before it. */
function sentence(text: string): string[] {
  const [method = '', ...rest] = text.split(' ')
  return namesIn(rest.join(' '), method, '')
}

function namesIn(list: string, method: string, under: string): string[] {
  let folder = under
  return list.split(/[,;]/).map((entry) => {
    const name = entry.trim().replace(/\?.*$/, '')
    const cut = name.lastIndexOf('/') + 1
    if (cut > 0) folder = name.slice(0, cut)
    return `${method} ${whole(folder + name.slice(cut))}`
  })
}

function whole(path: string): string {
  if (path.startsWith('.../')) return DOTS + path.slice(4)
  return path.startsWith('/') ? path : PREFIX + path
}
