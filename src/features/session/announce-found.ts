import type { LoginResult } from '@contract/types'
import { confirm } from '@/platform/feedback/feedback'
import { navigate } from '@/routes/navigate'

type Found = NonNullable<LoginResult['found']>

/** 会员卡 1 张、订单 2 个 */
const listed = ({ belongings }: Found): string =>
  belongings.map(({ what, count, unit }) => `${what} ${count} ${unit}`).join('、')

/**
 * Asks whether the account's content belongs to the member: a partner created it for their number, and anyone
 * else in it has been logged out. It is kept in any case; members who do not recognise it are directed to
 * customer service.
 */
export async function announceFound(found: Found): Promise<void> {
  const content = `合作平台曾用这个号码开通账号，里面有：${listed(found)}。之前登录的设备已全部退出。如果不是您本人用过，请联系客服处理。`
  if (await confirm(content, '这个账号之前有人用过', '联系客服'))
    await navigate('pages-my/channelCustomerService/index')
}
