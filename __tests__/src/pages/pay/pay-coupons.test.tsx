import * as platform from '@/platform/payment/pay'
import { no, ok } from '../../../support/fake-api'
import { act, control, find, findText, flush, tap, text } from '../../../support/mount.h5'
import { claimable, couponChoice, order, preview } from '../../features/order/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'
import { api, open, sent } from './cashier-stage'

jest.mock('@/platform/payment/pay', () => ({ pay: jest.fn(), payChannel: () => 'jsapi' }))
const pay = jest.mocked(platform.pay)

beforeEach(() => {
  stage()
  // what is not waited for ends with its test: a payment that went on would navigate in the next one
  pay.mockReset().mockReturnValue(new Promise(() => undefined))
})
afterEach(strike)

describe('coupons that could not be loaded', () => {
  const lost = async () => {
    let down = true
    const calls = api({
      getCardCouponList: () => (down ? no('500', '开小差了') : ok([couponChoice('A', 5000)])),
      previewOrder: ({ data }) => {
        const off = (data as { couponReceiveId?: string }).couponReceiveId === 'A' ? 5000 : 0
        return ok(preview({ discountFen: off, payFen: 29900 - off }))
      }
    })
    await open()
    await shown('优惠券加载失败')
    return { calls, mend: () => (down = false) }
  }

  it('are not taken for none: nothing is paid before they are there, or it is said that none is wanted', async () => {
    const { calls, mend } = await lost()
    expect(text()).not.toContain('暂无可用')
    expect(findText('立即支付').closest('button')?.disabled).toBe(true)
    expect(text()).toContain('请先重新加载优惠券，或选择不使用')
    mend()
    await tap('重新加载')
    await shown('249')
    await tap('立即支付')
    await until(() => sent(calls, 'createCardOrder') === 1)
    expect(calls.find(({ name }) => name === 'createCardOrder')?.data).toMatchObject({ couponReceiveId: 'A' })
  })

  it('the full price is paid by choice', async () => {
    const { calls } = await lost()
    await tap('不使用优惠券')
    await tap('立即支付')
    await until(() => sent(calls, 'createCardOrder') === 1)
    expect(calls.find(({ name }) => name === 'createCardOrder')?.data).not.toHaveProperty('couponReceiveId')
  })
})

it('takes the best coupon, says why another cannot be used, and pays without any', async () => {
  const inputs: unknown[] = []
  const calls = api({
    getCardCouponList: () =>
      ok([couponChoice('A', 5000), couponChoice('B', 1000), couponChoice('C', 0, '还差 1.00 元可用')]),
    previewOrder: ({ data }) => {
      inputs.push(data)
      const off = (data as { couponReceiveId?: string }).couponReceiveId === 'A' ? 5000 : 0
      return ok(preview({ discountFen: off, payFen: 29900 - off }))
    },
    createCardOrder: ({ data }) => {
      inputs.push(data)
      return ok(order())
    }
  })
  await open()
  expect(inputs.at(-1)).toMatchObject({ couponReceiveId: 'A' })
  await tap(control('优惠券券A'))
  await flush(20)
  expect(text()).toContain('还差 1.00 元可用')
  await tap('不使用优惠券')
  await flush(200)
  await tap('立即支付')
  await until(() => sent(calls, 'createCardOrder') > 0)
  expect(inputs.at(-1)).toEqual({ cardId: 'main-year', seenFen: 29900 })
  expect(sent(calls, 'createCardOrder')).toBe(1)
})

describe('coupons to claim at the cashier', () => {
  const withClaim = (own: ReturnType<typeof couponChoice>[], offers: ReturnType<typeof claimable>[]) => {
    const held = [...own]
    const isHeld = (id: string) => held.some(({ coupon }) => coupon.couponId === id)
    return api({
      getCardCouponList: () => ok([...held].sort((a, b) => b.offFen - a.offFen)),
      getClaimableCoupons: () => ok(offers.filter(({ coupon }) => !isHeld(coupon.couponId))),
      receive: ({ data }) => {
        const offer = offers.find(({ coupon }) => coupon.couponId === (data as { couponId: string }).couponId)
        if (!offer) return no('901', '优惠券已领完')
        const made = couponChoice(offer.coupon.couponId, offer.offFen)
        held.push(made)
        return ok(made.coupon)
      },
      previewOrder: ({ data }) => {
        const { couponReceiveId } = data as { couponReceiveId?: string }
        const off = held.find(({ coupon }) => coupon.couponReceiveId === couponReceiveId)?.offFen ?? 0
        return ok(preview({ discountFen: off, payFen: 29900 - off }))
      }
    })
  }

  it('are told of where there is none of one’s own, and are used once they are claimed', async () => {
    const calls = withClaim([], [claimable('N', 3000)])
    await open()
    await shown('还有 1 张券可领，最多再省 ¥30.00')
    expect(text()).not.toContain('暂无可用')
    await tap(control('优惠券还有 1 张券可领，最多再省 ¥30.00去领取'))
    // who wanted none before wants the one that is claimed
    await tap('不使用优惠券')
    await tap(control('优惠券还有 1 张券可领，最多再省 ¥30.00去领取'))
    await shown('领取后本单可减 ¥30.00')
    await tap(find('[aria-label="领取 券N"]'))
    await shown('本单可减 ¥30.00')
    await shown('269')
    expect(text()).not.toContain('可领取')
    await tap('立即支付')
    await until(() => sent(calls, 'createCardOrder') === 1)
    expect(calls.find(({ name }) => name === 'createCardOrder')?.data).toMatchObject({ couponReceiveId: 'N' })
  })

  it('one that takes off less than the chosen one does not take its place', async () => {
    const calls = withClaim([couponChoice('A', 5000)], [claimable('B', 9000), claimable('C', 1000)])
    await open()
    await shown('还有 2 张券可领，最多再省 ¥40.00')
    await tap(control('优惠券券A'))
    await tap(find('[aria-label="领取 券C"]'))
    const radios = () =>
      [...document.querySelectorAll('[role="radio"]')].map((radio) => radio.textContent ?? '')
    await until(() => radios().some((words) => words.startsWith('券C')))
    expect(find('[role="radio"][aria-checked="true"]').textContent).toContain('券A')
    await tap(find('[aria-label="领取 券B"]'))
    await shown('209')
    expect(sent(calls, 'receive')).toBe(2)
  })
})

it('explains the price: every way with what it costs, why a coupon and points are in none; another way is chosen there', async () => {
  const choices = [couponChoice('A', 5000), couponChoice('B', 1000), couponChoice('C', 0, '还差 1.00 元可用')]
  const OFFS: Readonly<Record<string, number>> = { A: 5000, B: 1000 }
  const ways = [...Object.entries(OFFS), [null, 0] as const].map(([couponReceiveId, off]) => ({
    couponReceiveId,
    claimCouponId: null,
    couponName: couponReceiveId && `券${couponReceiveId}`,
    usesPoints: false,
    couponOffFen: off,
    pointsOffFen: 0,
    payFen: 29900 - off
  }))
  api({
    getCardCouponList: () => ok(choices),
    previewOrder: ({ data }) => {
      const { couponReceiveId = null } = data as { couponReceiveId?: string }
      const off = OFFS[couponReceiveId ?? ''] ?? 0
      const points = {
        balance: 80,
        usable: 0,
        worthFen: 0,
        used: false,
        reason: '积分可在购买商城商品时使用'
      }
      return ok(
        preview({
          discountFen: off,
          payFen: 29900 - off,
          coupons: choices,
          couponReceiveId,
          options: ways,
          points
        })
      )
    }
  })
  await open()
  await shown('已是最省方案')
  await tap(control('价格说明已是最省方案'))
  await flush(20)
  expect(text()).toContain('已比较 3 种付法，已是最省方案。')
  expect(text()).toContain('用「券B」优惠券减 ¥10.00')
  expect(text()).toContain('积分积分可在购买商城商品时使用')
  expect(text()).toMatch(/券C\s*还差 1.00 元可用/)
  await tap('用「券B」')
  await shown('换个方案可省 ¥40.00')
  await tap('换成最省方案')
  await shown('已是最省方案')
})

it('what could be claimed is in the comparison: one tap claims it and uses it, however often it is tapped', async () => {
  let held = false
  const claimed = couponChoice('N', 5000)
  const way = (claims: boolean) => ({
    couponReceiveId: claims ? null : 'N',
    claimCouponId: claims ? 'coupon-N' : null,
    couponName: '新人立减',
    usesPoints: false,
    couponOffFen: 5000,
    pointsOffFen: 0,
    payFen: 24900
  })
  const plain = { ...way(true), claimCouponId: null, couponName: null, couponOffFen: 0, payFen: 29900 }
  const calls = api({
    getCardCouponList: () => ok(held ? [claimed] : []),
    receive: () => {
      held = true
      return ok({ ...claimed.coupon, couponId: 'coupon-N' })
    },
    previewOrder: ({ data }) => {
      const { couponReceiveId = null } = data as { couponReceiveId?: string }
      const off = couponReceiveId ? 5000 : 0
      return ok(
        preview({
          discountFen: off,
          payFen: 29900 - off,
          coupons: held ? [claimed] : [],
          couponReceiveId,
          options: [way(!held), plain]
        })
      )
    }
  })
  await open()
  await shown('领券可省 ¥50.00')
  expect(text()).not.toContain('已是最省方案')
  const button = control('一键领券并使用')
  await act(() => {
    button.click()
    button.click()
  })
  await shown('已是最省方案')
  expect(text()).not.toContain('一键领券并使用')
  expect(sent(calls, 'receive')).toBe(1)
  expect(calls.filter(({ name }) => name === 'previewOrder').at(-1)?.data).toMatchObject({
    couponReceiveId: 'N'
  })
})
