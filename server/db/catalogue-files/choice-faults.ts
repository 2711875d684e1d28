/** Checks that SKUs match the choices of their product: one value per axis, each combination once. */
import { eq } from 'drizzle-orm'
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

/** Axes of products, each only once: those of very many goods are alike. */
function axesOnce(): (axes: unknown) => readonly Axis[] {
  const all = new Map<string, readonly Axis[]>()
  return (axes) => {
    const text = JSON.stringify(axes) ?? ''
    const own = all.get(text) ?? listOf(axes).filter(isAxis)
    all.set(text, own)
    return own
  }
}

async function productsOf(folder: Folder, db: Queryable): Promise<Map<string, Product>> {
  const told = entriesOf(folder, 'mall-products')
  const axesOf = axesOnce()
  if (told)
    return new Map(told.map((entry) => [entry.key, { axes: axesOf(entry.values['axes']), entry }] as const))
  const rows = await db.select({ id: mallProducts.id, axes: mallProducts.axes }).from(mallProducts)
  return new Map(rows.map(({ id, axes }) => [id, { axes: axesOf(axes), entry: undefined }] as const))
}

/** SKUs on sale, one by one. */
async function skusOf(folder: Folder, db: Queryable): Promise<Iterable<Sku>> {
  const told = entriesOf(folder, 'mall-skus')
  if (told) return onSaleOf(told)
  const { id, productId, choices, onSale } = mallSkus
  return (await db.select({ id, productId, choices }).from(mallSkus).where(eq(onSale, true))).map((row) =>
    skuOf(row)
  )
}

function* onSaleOf(entries: readonly Entry[]): Generator<Sku> {
  for (const entry of entries) {
    const { values } = entry
    if (values['onSale'] !== false) yield skuOf(values, entry)
  }
}

/** Faults in the choices of SKUs on sale, at their position: the SKU, or the changed product. */
export async function choiceFaults(db: Queryable, folder: Folder): Promise<Fault[]> {
  if (!entriesOf(folder, 'mall-products') && !entriesOf(folder, 'mall-skus')) return []
  const products = await productsOf(folder, db)
  const chosen = new Map<string, string>()
  const faults: Fault[] = []
  for (const sku of await skusOf(folder, db)) {
    const product = products.get(sku.productId)
    if (!product) continue
    const way = JSON.stringify([sku.productId, sku.choices])
    const before = chosen.get(way)
    chosen.set(way, sku.id)
    const message = misfit(sku, product.axes) ?? (before && `${before} is chosen by the same`)
    if (message === undefined) continue
    if (sku.entry) faults.push(faultAt(sku.entry, 'choices', message))
    else if (product.entry) faults.push(faultAt(product.entry, 'axes', `${sku.id}: ${message}`))
  }
  return faults
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
