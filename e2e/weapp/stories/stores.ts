import type { Story } from './hand'
import { newMobile } from '../../support/api'
import { newPhone } from '../host/phone'

const BUND = { latitude: 31.2397, longitude: 121.4905 }

/** A phone whose owner has agreed to both of WeChat's questions before, or has refused the position. */
function phoneThat(allows: boolean) {
  const phone = newPhone(newMobile())
  Object.assign(phone.allows, { privacy: true, location: allows })
  return phone
}

/** Stores near, and those of a city. */
export const STORE_STORIES: readonly Story[] = [
  {
    name: 'from home to the stores near, the map, a brand and what it gives',
    async tell(open) {
      const app = await open({ phone: phoneThat(true), answers: { location: BUND } })
      await app.lookFor('附近好店')
      await app.tap('全部', -1)
      await app.arrive('pages-secondary/storeList/index')
      await app.see('共 8 家')
      expect(await app.line()).toMatch(/枕川酒店（外滩店）.*穹野影城（五角场店）/)

      await app.tap('咖啡')
      await app.see('共 2 家')
      await app.tap('地图')
      await app.see('示意图')
      await app.tap('雾屿咖啡（武康路店）')
      await app.see('品牌主页')
      await app.tap('品牌主页')
      await app.arrive('pages-secondary/brandDetail/index')
      await app.see('只做当季豆子')
      await app.tap('经典拿铁 1 杯')
      await app.arrive('pages/privilegeDetail/index')
      await app.see('适用门店')
    }
  },
  {
    name: 'who refuses the position still has the stores of a city',
    async tell(open) {
      const app = await open({
        phone: phoneThat(false),
        answers: { location: 'refuse' },
        path: 'pages-secondary/storeList/index'
      })
      await app.see('共 8 家')
      await app.tap('上海')
      await app.arrive('pages-secondary/searchAddress/index')
      await app.see('热门城市')
      await app.tap('北京')
      await app.arrive('pages-secondary/storeList/index')
      await app.see('共 6 家')
    }
  }
]
