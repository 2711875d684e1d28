/** Checks that SKUs match the choices of their product: one value per axis, each combination once. */
import type { Queryable } from '../client'
import { mallProducts, mallSkus } from '../schema/mall'
import type { Values } from './entity'
import type { Fault } from './faults'
import type { Entry, Folder } from './read-folder'

interface Axis {
  readonly name: string
  readonly values: readonly string[]
}

interface Sku {
  readonly id: string
  readonly productId: string
  readonly choices: readonly string[]
  /** Its position; undefined if the folder has no file for it. */
  readonly entry: Entry | undefined
}

interface Product {
  readonly axes: readonly Axis[]
  readonly entry: Entry | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isAxis = (value: unknown): value is Axis =>
  typeof value === 'object' && value !== null && 'values' in value && Array.isArray(value.values)

const skuOf = (values: Values, entry?: Entry): Sku => ({
  id: String(values['id']),
  productId: String(values['productId']),
  choices: listOf(values['choices']).filter(isText),
  entry
})

const entriesOf = ({ kinds }: Folder, name: string): readonly Entry[] | undefined => {
  const kind = kinds.find(({ entity }) => entity.name === name)
  return kind && [...kind.entries.values()]
}

async function productsOf(folder: Folder, db: Queryable): Promise<Map<string, Product>> {
  const told = entriesOf(folder, 'mall-products')
  const products = told
    ? told.map((entry) => ({ id: entry.key, axes: listOf(entry.values['axes']).filter(isAxis), entry }))
    : (await db.select().from(mallProducts)).map((row) => ({ ...row, entry: undefined }))
  return new Map(products.map((product) => [product.id, product]))
}

async function skusOf(folder: Folder, db: Queryable): Promise<Sku[]> {
  const told = entriesOf(folder, 'mall-skus')
  if (told)
    return told.filter(({ values }) => values['onSale'] !== false).map((one) => skuOf(one.values, one))
  return (await db.select().from(mallSkus)).filter(({ onSale }) => onSale).map((row) => skuOf(row))
}

/** Faults in the choices of SKUs on sale, at their position: the SKU, or the changed product. */
export async function choiceFaults(db: Queryable, folder: Folder): Promise<Fault[]> {
  if (!entriesOf(folder, 'mall-products') && !entriesOf(folder, 'mall-skus')) return []
  const products = await productsOf(folder, db)
  const chosen = new Map<string, string>()
  return (await skusOf(folder, db)).flatMap((sku) => {
    const product = products.get(sku.productId)
    if (!product) return []
    const way = JSON.stringify([sku.productId, sku.choices])
    const before = chosen.get(way)
    chosen.set(way, sku.id)
    const message = misfit(sku, product.axes) ?? (before && `${before} is chosen by the same`)
    if (message === undefined) return []
    if (sku.entry) return [faultAt(sku.entry, 'choices', message)]
    return product.entry ? [faultAt(product.entry, 'axes', `${sku.id}: ${message}`)] : []
  })
}

const faultAt = ({ file, lineOf }: Entry, property: string, message: string): Fault => ({
  file,
  line: lineOf([property]),
  message: `${property}: ${message}`
})

function misfit({ productId, choices }: Sku, axes: readonly Axis[]): string | undefined {
  if (choices.length !== axes.length) {
    const names = axes.map(({ name }) => name).join(', ')
    return `${productId} is chosen by ${axes.length} (${names || 'nothing'}), here are ${choices.length}`
  }
  const at = axes.findIndex(({ values }, index) => !values.includes(choices[index] ?? ''))
  const axis = axes[at]
  return axis && `${choices[at]} is no ${axis.name} of ${productId}: ${axis.values.join(', ')}`
}
