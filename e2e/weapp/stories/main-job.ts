import type { Story } from './hand'

const TAKEN = '爆米花与可乐套餐'

/** What the mini-program is for, from the first look to a right that was taken; `journeys/story.test.ts` tells more of it. */
export const MAIN_JOB: Story = {
  name: 'a visitor logs in, buys a card and a plate and takes a right',
  async tell(open) {
    const phone = await open()
    await phone.see('尊享年卡')

    // the first press that needs a member asks for the login and goes on by itself
    await phone.tap('领取')
    await phone.see('登录后享受会员权益')
    await phone.tap('我已阅读并同意')
    await phone.tap('手机号一键登录')
    await phone.reach('the coupon', async () => (await phone.toasts()).includes('领取成功，已放入优惠券'))

    await phone.tap('开通', 1)
    await phone.arrive('pages/cardDetail/index')
    await phone.tap('立即开通')
    await phone.arrive('pages/pay/index')
    await phone.see('-¥30.00')
    await phone.decide('立即支付')
    await phone.arrive('pages/payResult/index')
    await phone.see('会员卡已开通')
    await phone.tap('查看会员卡')
    await phone.arrive('pages/cardDetail/index')
    await phone.see('卡内权益包')

    await phone.tap('电影之夜')
    await phone.arrive('pages/plateDetails/index')
    await phone.tap('立即购买')
    await phone.arrive('pages/plateDetails/pay')
    await phone.decide('立即支付')
    await phone.see('权益包已到账')

    // home has the card
    await phone.follow('pages/index/index')
    await phone.see('有效期至')
    await phone.tap('本月已省')
    await phone.arrive('pages/cardDetail/index')
    await phone.tap('电影之夜')
    await phone.arrive('pages/plateDetails/index')
    await phone.tap(TAKEN)
    await phone.arrive('pages/privilegeDetail/index')
    await phone.decide('立即领取')
    await phone.decide('确认领取')
    await phone.arrive('pages-secondary/receiveResult/index')
    await phone.see('领取成功')
    await phone.see('秒后更新')
  }
}
