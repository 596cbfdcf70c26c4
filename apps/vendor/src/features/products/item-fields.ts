import type { VendorItemInFull } from '@angadi/data/vendor-products/item.ts'
import { rupeesOf } from '@angadi/domain/money.ts'
import type { ItemDraft, Sells } from '@angadi/domain/products/item-draft.ts'
import { variantText } from '@angadi/domain/products/variant.ts'

function text(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** An item as its form shows it: every field as text. */
export function fieldsOf(item: VendorItemInFull): ItemDraft {
  const { goods } = item
  return {
    id: item.id,
    section: item.section,
    name: item.name,
    description: item.description,
    price: rupeesOf(item.price_paise),
    mrp: item.mrp_paise === null ? '' : rupeesOf(item.mrp_paise),
    unit: text(item.unit),
    available_from: text(item.available_from?.slice(0, 5)),
    available_to: text(item.available_to?.slice(0, 5)),
    ...(item.diet === null ? {} : { diet: item.diet }),
    ...(goods
      ? {
          gst: item.tax_class,
          brand: text(goods.brand),
          barcode: text(goods.barcode),
          origin: text(goods.origin),
          shelf_life_days: text(goods.shelf_life_days),
          variant: variantText(goods.variant),
          sold_by: goods.sold_by,
          return_days: String(goods.return_days),
        }
      : {}),
  }
}

/** The form of a new item in a section. */
export function newFields(section: string, sells: Sells): ItemDraft {
  return {
    section,
    name: '',
    price: '',
    mrp: '',
    unit: '',
    description: '',
    available_from: '',
    available_to: '',
    ...(sells === 'dishes'
      ? { diet: 'veg' }
      : { brand: '', barcode: '', origin: '', variant: '', shelf_life_days: '' }),
  }
}
