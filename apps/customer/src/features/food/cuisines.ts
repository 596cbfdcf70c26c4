import type { NearbyVendor } from '@angadi/data/vendors/nearby.ts'

/** How many cuisines are offered as filters. */
const SHOWN = 10

/** The cuisines that most of these restaurants cook; the chosen one is always among them. */
export function popularCuisines(
  vendors: readonly Pick<NearbyVendor, 'cuisines'>[],
  chosen: string,
): readonly string[] {
  const counts = new Map<string, number>()
  for (const cuisine of vendors.flatMap((vendor) => vendor.cuisines))
    counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1)
  const popular = [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, SHOWN)
    .map(([cuisine]) => cuisine)
  return chosen === '' || popular.includes(chosen) ? popular : [chosen, ...popular]
}
