import type { Cuisine } from '@angadi/data/vendors/cuisines.ts'
import type { FoodFilter } from './food-filter.ts'

/** A cuisine that restaurants can be filtered by. */
export interface CuisineChoice {
  /** As vendors write it. */
  readonly cuisine: string
  /** In the user's language. */
  readonly name: string
  /** Of a dish; no two choices share one. */
  readonly picture: string | undefined
}

type Narrowing = Pick<FoodFilter, 'cuisine' | 'vegOnly' | 'openOnly'>

/**
 * The cuisines that lead to restaurants under the chosen filters; the chosen one can always be let go again. Each has a
 * picture of its own, as far as there are any.
 */
export function cuisineChoices(around: readonly Cuisine[], filter: Narrowing): readonly CuisineChoice[] {
  const taken = new Set<string>()
  const choices = around
    .filter((one) => one.cuisine === filter.cuisine || vendorsLeft(one, filter) > 0)
    .map(({ cuisine, name, pictures }) => {
      const picture = pictures.find((one) => !taken.has(one))
      if (picture !== undefined) taken.add(picture)
      return { cuisine, name, picture }
    })
  if (filter.cuisine === '' || choices.some(({ cuisine }) => cuisine === filter.cuisine)) return choices
  return [{ cuisine: filter.cuisine, name: filter.cuisine, picture: undefined }, ...choices]
}

/** Whether a filter leads anywhere here: to a restaurant that is purely vegetarian, or open. */
export function leadsTo(around: readonly Cuisine[], filter: Narrowing): boolean {
  return around
    .filter(({ cuisine }) => filter.cuisine === '' || cuisine === filter.cuisine)
    .some((one) => vendorsLeft(one, filter) > 0)
}

function vendorsLeft(one: Cuisine, { vegOnly, openOnly }: Narrowing): number {
  if (vegOnly) return openOnly ? one.open_veg_vendors : one.veg_vendors
  return openOnly ? one.open_vendors : one.vendors
}
