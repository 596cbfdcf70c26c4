import { allGroceries } from '../content/goods/groceries.ts'
import { slugOf } from '../content/restaurant.ts'
import { allStores } from '../content/stores.ts'
import type { Row } from '../insert-rows.ts'
import { picturePaths } from '../pictures.ts'
import { Random } from '../random.ts'
import { storeId } from './stores.ts'

/** The categories of the departments beside groceries; every other category is one of those. */
const GREENS = ['Fresh vegetables', 'Leafy greens', 'Fruits', 'Herbs and seasoning']
const DAIRY = ['Milk', 'Curd and paneer', 'Butter and ghee', 'Eggs']

const stores = allStores.filter(({ kind }) => kind === 'grocery')

/** What only stores of groceries have. */
export function groceryStoreRows(): Row[] {
  return stores.map((store) => ({
    vendor_id: storeId(store),
    departments: [
      ...(store.departments.some((name) => GREENS.includes(name)) ? ['vegetables'] : []),
      // Eggs alone make no dairy.
      ...(store.departments.includes('Milk') ? ['milk-and-dairy'] : []),
      ...(store.departments.some((name) => !GREENS.includes(name) && !DAIRY.includes(name))
        ? ['grocery']
        : []),
    ],
    fssai_number: `136260${new Random('store licence', store.slug).whole(10_000_000, 99_999_999)}`,
  }))
}

/** How many orders for the same half hour each store packs, and until when. */
export function slotTermRows(): Row[] {
  return stores.map((store) => ({
    vendor_id: storeId(store),
    capacity: new Random('slots', store.slug).whole(4, 12),
    cutoff_minutes: 30,
  }))
}

/** A picture for each category of groceries: that of its first goods, by the category's name. */
export function categoryPictures(): readonly { readonly name: string; readonly picture: string }[] {
  const drawn = picturePaths()
  return [...new Set(allGroceries.map(({ category }) => category))].flatMap((name) => {
    const pictures = allGroceries
      .filter(({ category }) => category === name)
      .flatMap(({ key, brands }) =>
        drawn.filter((path) =>
          brands.length === 0
            ? path === `goods/${key}.webp`
            : brands.some((brand) => path.startsWith(`goods/${key}-${slugOf(brand)}`)),
        ),
      )
    const [picture] = pictures
    return picture ? [{ name, picture }] : []
  })
}
