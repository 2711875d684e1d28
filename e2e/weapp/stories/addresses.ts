import type { Hand, OpenHand, Story } from './hand'
import { openMy } from './member'

const LIST = 'pages-my/address/index'
const FORM = 'pages-my/address/add'
const BLOCK = '收货人：张伟\n手机号码：13833334444\n所在地区：浙江省杭州市下城区\n详细地址：凤起路334号'

/** A member on 收货地址, by 我的. */
async function openAddresses(open: OpenHand): Promise<Hand> {
  const app = await openMy(open)
  await app.tap('收货地址')
  await app.arrive(LIST)
  await app.see('暂无收货地址')
  return app
}

const NAME = '请填写收货人姓名'
const DETAIL = '街道、小区、楼栋与门牌号'
const PASTED = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'

async function paste(app: Hand, text: string, name: string) {
  await app.tap('新增收货地址')
  await app.arrive(FORM)
  await app.tap('粘贴识别')
  await app.type(PASTED, text)
  await app.tap('识别并填入')
  await app.reach('the form to be filled', async () => (await app.typed(NAME)) === name)
}

/** Addresses: pasted, kept, deleted; and from WeChat. */
export const ADDRESS_STORIES: readonly Story[] = [
  {
    name: 'an address is pasted, kept, made the default, deleted and had back',
    async tell(open) {
      const app = await openAddresses(open)
      await paste(app, BLOCK, '张伟')
      await app.see('下城区现为拱墅区，已为您更新。')
      await app.tap('保存')
      await app.arrive(LIST)
      await app.see('138****4444')
      await app.see('浙江省 杭州市 拱墅区 凤起路334号')

      await paste(app, '欧阳娜娜 15822223333 湖北省仙桃市沔阳大道58号', '欧阳娜娜')
      await app.tap('保存')
      await app.arrive(LIST)
      await app.see('湖北省 仙桃市 沔阳大道58号')

      await app.tap('设为默认')
      const first = async () => /欧阳娜娜.*张伟/.test(await app.line())
      await app.reach('the other default', first)

      await app.tap('删除')
      await app.see('已删除欧阳娜娜的地址')
      await app.lose('仙桃市')
      await app.tap('撤销')
      await app.see('湖北省 仙桃市 沔阳大道58号')
      await app.reach('the default to be it again', first)
    }
  },
  {
    name: 'an address comes from WeChat; what it does not say is asked for',
    async tell(open) {
      const app = await openAddresses(open)
      await app.tap('新增收货地址')
      await app.arrive(FORM)
      // the person goes back from WeChat's address book
      await app.tap('从微信导入')
      await app.settle()
      expect(await app.typed(NAME)).toBe('')

      await app.answer({
        address: {
          userName: '张三',
          telNumber: '020-81167888',
          provinceName: '广东省',
          cityName: '广州市',
          countyName: '',
          detailInfo: '新港中路397号'
        }
      })
      await app.tap('从微信导入')
      await app.reach('the name', async () => (await app.typed(NAME)) === '张三')
      expect(await app.typed(DETAIL)).toBe('新港中路397号')
      await app.tap('保存')
      await app.see('请输入正确的手机号')
      await app.see('请重新选择所在地区')

      await app.type('请填写收货人手机号', '+86 138-0013 8000')
      await app.tap('广东省 广州市')
      await app.see('海珠区')
      await app.tap('海珠区')
      await app.tap('保存')
      await app.arrive(LIST)
      await app.see('广东省 广州市 海珠区 新港中路397号')
    }
  }
]
