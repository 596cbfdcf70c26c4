/** What tells an offer from the others of its product, such as `{ Colour: 'Blue', Size: 'M' }`. */
export type Variant = Readonly<Record<string, string>>

/** An offer as the choice of a variant needs it. */
export interface VariantOffer {
  readonly variant: Variant
  readonly orderable: boolean
}

/** One question about a product, such as its size, and the answers. */
export interface VariantAxis {
  readonly name: string
  readonly values: readonly {
    readonly value: string
    /** Whether it is there together with everything else that is chosen. */
    readonly isAvailable: boolean
  }[]
}

/** Whether two variants are the same. */
export function isSameVariant(one: Variant, other: Variant): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The questions about a product, in the order in which its offers name them. */
export function variantAxes<Offer extends VariantOffer>(
  offers: readonly Offer[],
  chosen: Variant,
): readonly VariantAxis[] {
  const names = [...new Set(offers.flatMap(({ variant }) => Object.keys(variant)))]
  return names
    .map((name) => {
      const values = [...new Set(offers.flatMap(({ variant }) => variant[name] ?? []))].toSorted(bySize)
      return {
        name,
        values: values.map((value) => ({
          value,
          isAvailable: offers.some(
            (offer) => offer.orderable && isSameVariant(offer.variant, { ...chosen, [name]: value }),
          ),
        })),
      }
    })
    .filter(({ values }) => values.length > 1)
}

/** Clothing sizes, from small to large; everything else by number and alphabet. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']

function bySize(one: string, other: string): number {
  const [first, second] = [SIZES.indexOf(one), SIZES.indexOf(other)]
  return first >= 0 && second >= 0 ? first - second : one.localeCompare(other, 'en', { numeric: true })
}

/**
 * The offers of a variant: of the one that is chosen, else of the one that shares most with it and has the answer that
 * was just given.
 *
 * @param changed the name of the answer that was just given
 */
export function chooseVariant<Offer extends VariantOffer>(
  offers: readonly Offer[],
  chosen: Variant,
  changed?: string,
): Variant {
  const rank = ({ variant, orderable }: Offer) =>
    (changed !== undefined && variant[changed] === chosen[changed] ? 1000 : 0) +
    10 * Object.keys(chosen).filter((name) => variant[name] === chosen[name]).length +
    (orderable ? 1 : 0)
  const [first, ...others] = offers
  if (!first) return chosen
  return others.reduce((best, offer) => (rank(offer) > rank(best) ? offer : best), first).variant
}
