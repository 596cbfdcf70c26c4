import type { NearbyVendor } from '@angadi/data/vendors/nearby.ts'

/** How many cuisines are offered as filters. */
const SHOWN = 10

/** A cuisine that restaurants can be filtered by. */
export interface CuisineChoice {
  /** As the vendor wrote it. */
  readonly cuisine: string
  /** In the user's language. */
  readonly name: string
}

/** The cuisines that most of these restaurants offer; the chosen one is always included. */
export function popularCuisines(
  vendors: readonly Pick<NearbyVendor, 'cuisines' | 'cuisine_names'>[],
  chosen: string,
): readonly CuisineChoice[] {
  const found = new Map<string, { readonly name: string; readonly count: number }>()
  for (const { cuisines, cuisine_names: names } of vendors)
    for (const [index, cuisine] of cuisines.entries())
      found.set(cuisine, {
        name: names[index] ?? cuisine,
        count: (found.get(cuisine)?.count ?? 0) + 1,
      })
  const popular = [...found]
    .toSorted(([a, { count: countA }], [b, { count: countB }]) => countB - countA || a.localeCompare(b))
    .slice(0, SHOWN)
    .map(([cuisine, { name }]) => ({ cuisine, name }))
  if (chosen === '' || popular.some(({ cuisine }) => cuisine === chosen)) return popular
  return [{ cuisine: chosen, name: found.get(chosen)?.name ?? chosen }, ...popular]
}
