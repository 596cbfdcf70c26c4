import { customers } from '../content/people.ts'
import { questions, sizeGuides } from '../content/shop-pages.ts'
import { allStores, type Store } from '../content/stores.ts'
import type { Row } from '../insert-rows.ts'
import { idOf, Random } from '../random.ts'
import { userId } from './people.ts'
import { storeId, storeOwner } from './stores.ts'

const shops = allStores.filter(({ kind }) => kind === 'shopping')

function gstinOf(store: Store): string {
  const digits = String(new Random('gstin', store.slug).whole(1000, 9999))
  return `36ANGDS${digits}K1Z${digits.at(-1)}`
}

/** What is known of each shop beside what every vendor has. */
export function shopRows(): Row[] {
  return shops.map((store) => {
    const random = new Random('shop', store.slug)
    return {
      vendor_id: storeId(store),
      legal_name: `${store.name} ${random.pick(['Retail', 'Traders', 'Enterprises'])}`,
      gstin: gstinOf(store),
      care_email: `care@${store.slug}.example`,
      care_phone: storeOwner(store).phone,
      free_shipping_from_paise: random.pick([null, 49_900, 99_900]),
      by_courier: random.chance(0.25),
    }
  })
}

/** Size guides by the name of their department. */
export function sizeGuideRows(): Row[] {
  return Object.entries(sizeGuides).map(([department, guide]) => ({ department, guide }))
}

/** Questions about products, as customers ask them. */
export function questionRows(productIdOf: (key: string, brand: string) => string, now: Date): Row[] {
  return questions.map(({ key, brand, question }, index) => {
    const asker = customers[index % customers.length]
    return {
      id: idOf('question', key, brand, index),
      product_id: productIdOf(key, brand),
      author_id: asker ? userId(asker.phone) : null,
      author_name: asker?.name.split(' ')[0] ?? '',
      body: question,
      answers: 1,
      created_at: new Date(now.getTime() - (index + 2) * 40 * 3_600_000).toISOString(),
    }
  })
}

/** The answers of the sellers to them. */
export function answerRows(now: Date): Row[] {
  return questions.map(({ key, brand, answer }, index) => {
    const shop = shops[index % shops.length]
    return {
      question_id: idOf('question', key, brand, index),
      author_name: shop ? (storeOwner(shop).name.split(' ')[0] ?? '') : '',
      vendor_id: shop ? storeId(shop) : null,
      body: answer,
      created_at: new Date(now.getTime() - (index + 2) * 36 * 3_600_000).toISOString(),
    }
  })
}
