import type { Story } from './hand'

const MALL = 'pages-mall/physicalMall/index'
const SEARCH = 'pages-mall/search/index'
const DETAIL = 'pages-mall/productDetail/index'

/** The mall: to the cart, and searching. */
export const MALL_STORIES: readonly Story[] = [
  {
    name: 'from the market through the mall, sorted and narrowed, to a kind of a product and into the cart',
    async tell(open) {
      const app = await open({ path: 'pages/market/index' })
      await app.see('好物寄到家')
      await app.tap('好物寄到家')
      await app.arrive(MALL)
      await app.see('陶瓷内胆保温杯')
      await app.tap('食品')
      await app.see('茶与咖啡')
      await app.tap('筛选')
      await app.see('仅看有货')
      await app.tap('200 元以上')
      await app.tap('查看商品')
      await app.see('未找到符合条件的商品')
      await app.tap('查看全部商品')
      await app.see('手工铁煎锅')
      await app.tap('价格')
      await app.reach('the cheapest first', async () => {
        const prices = [...(await app.line()).matchAll(/¥(\d+)\.\d\d/g)].map(([, yuan]) => Number(yuan))
        return Math.min(...prices) === prices[0]
      })
      await app.tap('综合')
      await app.see('陶瓷内胆保温杯')

      await app.tap('陶瓷内胆保温杯')
      await app.arrive(DETAIL)
      await app.see('天内送达')
      await app.tap('加入购物车')
      await app.see('购买数量')
      await app.tap('豆沙')
      await app.tap('420ml')
      // 豆沙 with 420ml has no 茶隔盖: pressing it changes nothing
      await app.tap('茶隔盖')
      await app.see('豆沙，420ml，直饮盖')
      await app.tap('300ml')
      await app.tap('茶隔盖')
      await app.tap('松绿 已卖完')
      await app.see('已卖完，看看其他款式')
      expect(await app.line()).toContain('松绿，300ml，茶隔盖')
      await app.tap('雾白')
      await app.see('雾白，300ml，茶隔盖')
      // the sheet's own button
      await app.tap('加入购物车')
      await app.reach('the note', async () => (await app.toasts()).includes('已加入购物车'))
      // a step back closes the sheet first, as long as it is there
      await app.lose('购买数量')
      await app.back()
      await app.arrive(MALL)
      await app.see('手工铁煎锅')
    }
  },
  {
    name: 'searching: suggested, misspelt, in pinyin and in vain, and kept on the device until it is cleared',
    async tell(open) {
      const app = await open({ path: MALL })
      await app.see('搜索商品')
      await app.tap('搜索商品')
      await app.arrive(SEARCH)
      await app.see('大家在搜')
      await app.type('搜索商品', '保温')
      await app.see('陶瓷内胆保温杯')
      await app.tap('陶瓷内胆保温杯')
      await app.see('泡茶不串味')

      const look = async (word: string) => {
        await app.type('搜索商品', word)
        await app.tap('搜索')
      }
      await look('宝温杯')
      await app.see('未找到“宝温杯”，为您推荐相近的商品')
      await look('erji')
      await app.see('降噪蓝牙耳机')
      await look('潜水艇')
      await app.see('未找到“潜水艇”相关的商品')

      // another start on the same phone
      const phone = await app.remember()
      await app.close()
      const again = await open({ phone, path: SEARCH })
      await again.see('搜索历史')
      expect(await again.line()).toMatch(/潜水艇\s*erji\s*宝温杯\s*陶瓷内胆保温杯/)
      await again.tap('erji')
      await again.see('降噪蓝牙耳机')
      await again.tap('降噪蓝牙耳机')
      await again.arrive(DETAIL)
      await again.back()
      await again.type('搜索商品', '')
      await again.see('搜索历史')
      await again.tap('清空')
      await again.lose('搜索历史')
    }
  }
]
