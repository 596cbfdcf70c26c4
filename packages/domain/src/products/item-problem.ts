/** What can be wrong with an item as its vendor wrote it: the codes that the database refuses it with. */
export const ITEM_PROBLEMS = [
  'item_name_invalid',
  'item_section_invalid',
  'item_price_invalid',
  'item_mrp_below_price',
  'item_description_too_long',
  'item_unit_too_long',
  'item_stock_invalid',
  'item_hours_invalid',
  'item_diet_invalid',
  'item_tax_class_invalid',
  'item_category_unknown',
  'item_pack_invalid',
  'item_barcode_invalid',
  'item_variant_invalid',
  'item_options_invalid',
  'item_invalid',
  'item_unknown',
  'item_twice',
  'stock_by_batch',
] as const
export type ItemProblem = (typeof ITEM_PROBLEMS)[number]

/** What can be wrong with an item before it is sent: how its values are written, or the row of its file. */
export const TYPED_PROBLEMS = [
  'item_price_unknown',
  'item_price_comma',
  'item_stock_negative',
  'item_day_unknown',
  'item_gst_old',
  'item_barcode_shortened',
  'row_cells',
  'row_quote',
] as const
export type DraftProblem = ItemProblem | (typeof TYPED_PROBLEMS)[number]

/**
 * The lowest and the highest price of an item of any trade, in paise. The database holds each trade to its own bounds
 * (`private.price_bounds`) and refuses with `item_price_invalid`.
 */
export const PRICE_RANGE = { least: 100, most: 200_000_000 } as const
/** The most pieces that can be in stock. */
export const MOST_STOCK = 100_000
/** The longest texts of an item, in characters, as in the database. */
export const MOST_LETTERS = {
  name: 100,
  section: 60,
  description: 400,
  unit: 30,
  brand: 60,
  origin: 60,
} as const
