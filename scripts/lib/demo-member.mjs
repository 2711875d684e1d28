/** A member with data to show, created through the API as the app would: for pictures and benchmarks. */

let keys = 0
const nextKey = () => `demo-${Date.now()}-${(keys += 1)}`

/**
 * An API client for one person: `call('POST', '/unionbuy-server/order/createOrder', {…})` returns the data or
 * throws.
 */
export function caller(origin, channel = 'main') {
  let token
  const call = async (method, path, body) => {
    const answer = await fetch(`${origin}/${channel}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': nextKey(),
        ...(token ? { 'auth-token': token } : {})
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {})
    })
    const { resultCode, resultMsg, data } = await answer.json()
    if (resultCode !== '100') throw new Error(`${path}: ${resultCode} ${resultMsg}`)
    return data
  }
  return {
    call,
    get token() {
      return token
    },
    /** Logs in by SMS with the code from the sandbox's inbox. */
    async login(mobile) {
      const base = '/unionbuy-server/proxy/unionbuy-member'
      await call('POST', `${base}/sms/sendSmsCode`, { mobile })
      const [{ code }] = await (await fetch(`${origin}/sandbox/sms.json?mobile=${mobile}`)).json()
      const login = await call('POST', `${base}/auth/loginWithSmsCode`, {
        mobile,
        code,
        agreementVersion: '2026.12'
      })
      token = login.accessToken
      return login
    },
    /** Orders one item and pays for it in the sandbox; returns its order number. */
    async buy(kind, itemId, extra = {}) {
      const order = await call('POST', '/unionbuy-server/order/createOrder', { kind, itemId, ...extra })
      if (order.state !== 'unpaid') return order.orderNo
      const payParams = await call('POST', '/unionbuy-server/order/payOrder', {
        orderNo: order.orderNo,
        way: 'mini'
      })
      const paid = await fetch(`${origin}/sandbox/wechat-pay/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payParams, result: 'pay', notice: 'normal' })
      })
      if (!paid.ok) throw new Error(`the sandbox refused the payment: ${await paid.text()}`)
      await this.untilFulfilled(order.orderNo)
      return order.orderNo
    },
    async untilFulfilled(orderNo) {
      for (let i = 0; i < 50; i += 1) {
        const { state } = await call('GET', `/unionbuy-server/order/getPayState?orderNo=${orderNo}`)
        if (state === 'fulfilled') return
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      throw new Error(`order ${orderNo} was not fulfilled in time`)
    }
  }
}

const ADDRESSES = [
  { name: '林知夏', mobile: '13800138000', areaCode: '310101', detail: '南京东路100号3号楼502室' },
  { name: '林爸爸', mobile: '13900139000', areaCode: '330106', detail: '文三路478号华星时代广场A座' }
]

/**
 * A member with a card, coupons, an unpaid order, addresses and a voucher; returns the values that page
 * parameters need.
 */
export async function demoMember(origin, mobile = '13800138000') {
  const me = caller(origin)
  const { memberId } = await me.login(mobile)
  await me.buy('card', 'main-year')
  const { cardInfoList } = await me.call('GET', '/unionbuy-server/mp/personalCenter/getMyCardInfo')
  const { memberCardId } = cardInfoList[0]
  const { list: coupons } = await me.call('POST', '/unionbuy-server/coupon/getCouponList', { pageSize: 20 })
  for (const { couponId } of coupons.filter((coupon) => coupon.state === 'claimable').slice(0, 4)) {
    await me.call('POST', '/unionbuy-server/coupon/receive', { couponId })
  }
  const plates = await me.call(
    'GET',
    `/unionbuy-server/mp/personalCenter/indexPlateInfo?memberCardId=${memberCardId}`
  )
  // by name: the order of plates is undefined, and some privileges require a number or lead to a partner
  const plate = plates.find((entry) => entry.plateId === 'coffee-monthly')
  const privilege = plate.privileges.find((entry) => entry.privilegeId === 'latte')
  const record = await me.call('POST', '/unionbuy-server/liFeng/privilege/receivePrivilege', {
    privilegeId: privilege.privilegeId,
    memberPlateId: plate.memberPlateId
  })
  for (const [at, address] of ADDRESSES.entries())
    await me.call('POST', '/unionbuy-server/deliveryAddress/saveUpdateDeliveryAddress', {
      ...address,
      street: '',
      isDefault: at === 0
    })
  const [address] = await me.call('GET', '/unionbuy-server/deliveryAddress/getDeliveryAddressList')
  const unpaid = await me.call('POST', '/unionbuy-server/order/createOrder', {
    kind: 'card',
    itemId: 'main-season'
  })
  const orderNo = await me
    .buy('product', 'p-last-mug')
    // the last ones are soon gone; a second card would change which tab home begins with
    .catch(() => me.buy('product', 'p-film-2d'))
  return {
    token: me.token,
    memberId,
    me,
    memberCardId,
    plate,
    privilegeId: plate.privileges.find((entry) => entry.privilegeId !== privilege.privilegeId)?.privilegeId,
    receiveId: record.receiveId,
    addressId: address.addressId,
    unpaidOrderNo: unpaid.orderNo,
    paidOrderNo: orderNo
  }
}
