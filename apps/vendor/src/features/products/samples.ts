import type { VendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import type { VendorItem } from '@angadi/data/vendor-products/items.ts'

/** The id of the item that stories open. */
export const SAMPLE_ITEM_ID = '44444444-4444-4444-8444-444444444444'

/** An item in its vendor's list, for stories and tests. */
export function sampleItem(changes: Partial<VendorItem> = {}): VendorItem {
  return {
    id: SAMPLE_ITEM_ID,
    section: 'Biryani',
    section_position: 1,
    position: 1,
    name: 'Hyderabadi chicken dum biryani',
    price_paise: 29_900,
    mrp_paise: null,
    unit: null,
    tax_class: 'restaurant',
    category_id: null,
    picture: null,
    stock: null,
    is_available: true,
    sold_out_until: null,
    available_from: null,
    available_to: null,
    is_bestseller: true,
    description: '',
    diet: 'non_veg',
    brand: null,
    variant: null,
    pack_size: null,
    pack_unit: null,
    sold_by: null,
    origin: null,
    shelf_life_days: null,
    barcode: null,
    expires_on: null,
    unavailable_reason: null,
    ...changes,
  }
}

/** A menu in all its states. */
export const sampleItems: readonly VendorItem[] = [
  sampleItem(),
  sampleItem({
    id: 'paneer',
    name: 'Paneer tikka biryani',
    diet: 'veg',
    sold_out_until: '2099-01-01T00:00:00Z',
  }),
  sampleItem({
    id: 'meetha',
    section: 'Sweets',
    name: 'Double ka meetha',
    diet: 'veg',
    price_paise: 9900,
    is_available: false,
  }),
  sampleItem({
    id: 'qubani',
    section: 'Sweets',
    name: 'Qubani ka meetha',
    diet: 'veg',
    price_paise: 12_900,
    stock: 3,
  }),
]

/** The shelves of a store: packs, a bar code, a batch that expires. */
export const sampleGoods: readonly VendorItem[] = [
  sampleItem({
    id: 'milk',
    section: 'Milk',
    name: 'Toned milk',
    diet: null,
    price_paise: 2800,
    mrp_paise: 3000,
    unit: '500 ml',
    brand: 'Vijaya',
    stock: 24,
    expires_on: '2099-01-01',
    tax_class: 'goods_nil',
    pack_size: 500,
    pack_unit: 'ml',
    sold_by: 'pack',
    barcode: '8901234567890',
  }),
]

/** How much the sample menu has. */
export const sampleCatalogue: VendorCatalogue = {
  items: 4,
  off: 2,
  low: 1,
  expiring: 0,
  without_picture: 4,
  sections: [
    { name: 'Biryani', items: 2 },
    { name: 'Sweets', items: 2 },
    { name: 'Drinks', items: 0 },
  ],
}

/** One item in full, with a choice. */
export function sampleItemInFull(changes: Partial<VendorItemInFull> = {}): VendorItemInFull {
  return {
    id: SAMPLE_ITEM_ID,
    section: 'Biryani',
    name: 'Hyderabadi chicken dum biryani',
    description: 'Long-grain rice and chicken cooked together in a sealed pot',
    price_paise: 29_900,
    mrp_paise: null,
    unit: null,
    tax_class: 'restaurant',
    category_id: null,
    picture: null,
    stock: null,
    is_available: true,
    sold_out_until: null,
    available_from: null,
    available_to: null,
    is_bestseller: true,
    diet: 'non_veg',
    goods: null,
    option_groups: [
      {
        id: 'size',
        name: 'Size',
        min_choices: 1,
        max_choices: 1,
        options: [
          { id: 'single', name: 'Single', price_paise: 0, is_available: true, diet: null },
          { id: 'family', name: 'Family pack', price_paise: 12_000, is_available: true, diet: null },
        ],
      },
    ],
    batches: [],
    unavailable_reason: null,
    ...changes,
  }
}
