/** Writes the folder of an operator with many goods, as `catalogue apply` takes it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What differs from one writing of the folder to the next. */
export interface Goods {
  readonly count: number
  /** Added to every price, fen. */
  readonly dearer: number
}

export const skuId = (place: number): string => `bench-${place}-1`

const THINGS = ['保温杯', '蓝牙耳机', '纯棉短袖', '手工铁锅', '护眼台灯', '龙井茶', '晴雨伞', '机械键盘']

const nameOf = (place: number): string => `${THINGS[place % THINGS.length]} ${place}`

const product = (place: number): string => `- id: bench-${place}
  categoryId: cups
  name: ${nameOf(place)}
  subtitle: 送礼自用都合适
  pictures:
    - /assets/catalogue/mall/thermos-ceramic-1.webp
    - /assets/catalogue/mall/thermos-ceramic-2.webp
  detailHtml: |-
    <p>第 ${place} 号：内胆喷了一层陶瓷釉，不碰金属味，茶和咖啡都干净。</p>
    <ul>
    <li>首次使用请用温水冲洗</li>
    <li>不要放进微波炉、洗碗机</li>
    </ul>
  parameters:
    - { name: 产地, value: 浙江永康 }
  axes:
    - { name: 颜色, values: [雾白] }
  freightTemplateId: standard
  createdAt: 2026-${String(1 + (place % 9)).padStart(2, '0')}-12T09:00:00+08:00
`

const sku = (place: number, dearer: number): string => `- id: ${skuId(place)}
  productId: bench-${place}
  choices: [雾白]
  name: ${nameOf(place)} 雾白
  picture: /assets/catalogue/mall/thermos-ceramic-1.webp
  priceFen: ${1000 + (place % 500) * 10 + dearer}
  listPriceFen: 100000
  stock: 1000000
  weightGrams: 400
`

/** Replaces the folder. */
export function writeGoods(folder: string, { count, dearer }: Goods): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const places = Array.from({ length: count }, (_, place) => place)
  writeFileSync(path.join(folder, 'mall-products.yaml'), places.map(product).join('\n'))
  writeFileSync(path.join(folder, 'mall-skus.yaml'), places.map((place) => sku(place, dearer)).join('\n'))
}
