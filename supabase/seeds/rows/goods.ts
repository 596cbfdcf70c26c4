import { allGroceries } from '../content/goods/groceries.ts'
import { allShopping } from '../content/goods/shopping.ts'
import type { Good, Sku } from '../content/goods.ts'
import { allStores, type Store } from '../content/stores.ts'
import type { Row } from '../insert-rows.ts'
import { picturePaths } from '../pictures.ts'
import { idOf, Random } from '../random.ts'
import { storeId } from './stores.ts'

const goods = [...allGroceries, ...allShopping]
const aisles = [...new Set(goods.map(({ category }) => category))]

/** The seed's id of a product of a brand. */
export function productId(key: string, brand: string): string {
  return idOf('product', key, brand)
}

/** A product of one brand, with its id. */
interface Product {
  readonly id: string
  readonly good: Good
  readonly brand: string | null
}

const products: readonly Product[] = goods.flatMap((good) =>
  (good.brands.length > 0 ? good.brands : [null]).map((brand) => ({
    id: productId(good.key, brand ?? ''),
    good,
    brand,
  })),
)

function slugOf(...words: readonly (string | null | undefined)[]): string {
  return words
    .filter((word) => word)
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}

const drawn = new Set(picturePaths())

/** The picture of a variant where its colour was drawn, else that of the product. */
function pictureOf({ good, brand }: Product, sku: Sku): string {
  const [plain, ...coloured] = [
    slugOf(good.key, brand),
    ...Object.values(sku.variant).map((value) => slugOf(good.key, brand, value)),
  ].map((name) => `goods/${name}.webp`)
  const picture = [...coloured, plain].find((path) => path !== undefined && drawn.has(path))
  if (!picture) throw new Error(`${good.key} by ${brand ?? 'nobody'} has no picture.`)
  return picture
}

function galleryOf(product: Product): string[] {
  return [...new Set(product.good.skus.map((sku) => pictureOf(product, sku)))].slice(0, 8)
}

/** Names of places, peoples and languages at the beginning of a good's name. */
const PROPER =
  /^(Bombay|Charminar|Gadwal|Hyderabadi|Irani|Kashmir|Kimia|Kondapalli|Osmania|Pochampally|Sankranti|Telugu)\b/

/** Puts the brand before a name: an ordinary word goes on in small letters, `AA`, `LED`, `A2` and a proper name do not. */
function withBrand(brand: string | null, name: string): string {
  if (brand === null) return name
  const isOrdinary = /^[A-Z][a-z]/.test(name) && !PROPER.test(name)
  return `${brand} ${isOrdinary ? name.charAt(0).toLowerCase() + name.slice(1) : name}`
}

function namesOf({ good, brand }: Product): Record<'hi' | 'te', string> {
  const before = brand === null ? '' : `${brand} `
  return { hi: before + good.names.hi, te: before + good.names.te }
}

/** The products of the platform. */
export function productRows(): Row[] {
  return products.map((product) => ({
    id: product.id,
    name: withBrand(product.brand, product.good.name),
    name_translations: namesOf(product),
    brand: product.brand,
    specs: product.good.specs,
    gallery: galleryOf(product),
  }))
}

/** What a store sells of a product. */
export interface ShelfItem {
  readonly id: string
  readonly store: Store
  readonly product: Product
  readonly sku: Sku
  readonly position: number
}

function shelfOf(store: Store): ShelfItem[] {
  const random = new Random('shelf', store.slug)
  const sold = products.filter(({ good }) => store.departments.includes(good.category))
  return random.some(sold, store.size).flatMap((product, position) =>
    product.good.skus.map((sku, index) => ({
      id: idOf('good', store.slug, product.id, sku.unit ?? ''),
      store,
      product,
      sku,
      position: position * 10 + index,
    })),
  )
}

/** Everything on the shelves of all stores. */
export function allShelves(): ShelfItem[] {
  return allStores.flatMap(shelfOf)
}

function itemRow({ id, store, product, sku, position }: ShelfItem): Row & { readonly stock: number } {
  const random = new Random('good', id)
  const rupees = Math.min(sku.mrpRupees, Math.max(1, Math.round(sku.rupees * random.between(0.96, 1.05))))
  return {
    id,
    vendor_id: storeId(store),
    section: product.good.category,
    section_position: aisles.indexOf(product.good.category),
    position,
    name: withBrand(product.brand, product.good.name),
    name_translations: namesOf(product),
    price_paise: rupees * 100,
    mrp_paise: sku.mrpRupees > rupees ? sku.mrpRupees * 100 : null,
    unit: sku.unit,
    drawing: pictureOf(product, sku),
    stock: random.chance(0.04) ? 0 : random.whole(6, 80),
    is_available: true,
    is_bestseller: random.chance(0.08),
  }
}

/** What the stores sell; an aisle is named as its category. */
export function goodsItemRows(shelves: readonly ShelfItem[]): (Row & { readonly stock: number })[] {
  return shelves.map(itemRow)
}

/** What the goods on the shelves are. */
export function goodsRows(shelves: readonly ShelfItem[]): Row[] {
  return shelves.map(({ id, product: { id: product, good, brand }, sku }) => ({
    item_id: id,
    product_id: product,
    brand,
    variant: sku.variant,
    pack_size: sku.packSize,
    pack_unit: sku.packUnit,
    sold_by: good.soldBy,
    origin: good.origin,
    shelf_life_days: good.shelfLifeDays,
    storage: good.storage,
    is_food: good.isFood,
    return_days: good.returnDays,
    gallery: [],
  }))
}

/**
 * Batches of what keeps for less than a month: yesterday's and today's.
 *
 * @param items the rows of the same shelves, in their order
 */
export function batchRows(
  shelves: readonly ShelfItem[],
  items: readonly { readonly stock: number }[],
  now: Date,
): Row[] {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  return shelves.flatMap((shelf, index) => {
    const stock = items[index]?.stock ?? 0
    const life = shelf.product.good.shelfLifeDays
    if (life === null || life > 30 || stock === 0) return []
    const older = Math.floor(stock / 3)
    return [
      {
        id: idOf('batch', index, 'older'),
        item_id: shelf.id,
        quantity: older,
        expires_on: day(Math.ceil(life / 2)),
      },
      {
        id: idOf('batch', index, 'newer'),
        item_id: shelf.id,
        quantity: stock - older,
        expires_on: day(life),
      },
    ]
  })
}
