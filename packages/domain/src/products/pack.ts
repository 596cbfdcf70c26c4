import type { Paise } from '../money.ts'

/** Units that the content of a pack is given in, as in the database. */
export type PackUnit = 'g' | 'kg' | 'ml' | 'l' | 'piece' | 'm'

/** The content of one pack, such as 500 g. */
export interface Pack {
  readonly size: number
  readonly unit: PackUnit
}

/** What a unit price is for: a kilogram, litre, piece or metre. */
export type UnitOfPrice = 'kg' | 'l' | 'piece' | 'm'

const SPELLINGS: Readonly<Record<string, PackUnit>> = {
  g: 'g',
  gm: 'g',
  gms: 'g',
  gram: 'g',
  grams: 'g',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  ml: 'ml',
  l: 'l',
  ltr: 'l',
  litre: 'l',
  litres: 'l',
  pc: 'piece',
  pcs: 'piece',
  piece: 'piece',
  pieces: 'piece',
  nos: 'piece',
  m: 'm',
  metre: 'm',
}

/** The pack that a unit of sale names, such as `500 g`, `1.5 L` or `6 pcs`; undefined when it names none. */
export function packOf(text: string): Pack | undefined {
  const [, size = '', spelling = ''] = /^\s*(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]+)\.?\s*$/i.exec(text) ?? []
  const unit = SPELLINGS[spelling.toLowerCase()]
  return unit && Number(size) > 0 ? { size: Number(size), unit } : undefined
}

/** What a kilogram, litre, piece or metre of a pack costs, rounded to the paisa as `private.unit_price` does. */
export function unitPriceOf(
  price: Paise,
  { size, unit }: Pack,
): { readonly paise: Paise; readonly per: UnitOfPrice } {
  if (unit === 'g' || unit === 'ml')
    return { paise: Math.round((price * 1000) / size), per: unit === 'g' ? 'kg' : 'l' }
  return { paise: Math.round(price / size), per: unit }
}
