import type { MiniProgram } from '../host/mini-program'

const LIST = 'pages-my/address/index'

/** From “选择收货地址” to a new address of this receiver, and back with it to the page that asked. */
export async function chooseNewAddress(app: MiniProgram, receiver: string): Promise<void> {
  const asked = app.path
  await app.tap('选择收货地址')
  await app.waitForPage(LIST)
  await app.tap('新增收货地址')
  await app.waitForPage('pages-my/address/add')
  await app.tap('粘贴识别')
  await app.type(
    '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号',
    `收货人：${receiver}\n手机号码：13833334444\n所在地区：浙江省杭州市拱墅区\n详细地址：凤起路334号`
  )
  await app.tap('识别并填入')
  await app.settle()
  await app.tap('保存')
  await app.waitForPage(LIST)
  await app.waitForText(receiver)
  await app.tap(receiver)
  await app.waitForPage(asked)
}
