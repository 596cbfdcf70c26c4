import { listOf, readTable } from './read-table.ts'

/** The mark on the menu. */
export type Diet = 'veg' | 'egg' | 'non_veg'

/** A dish as the book of dishes knows it; restaurants put their own price on it. */
export interface Dish {
  /** Also the name of its picture, `pictures/dishes/<key>.webp`: no two dishes of a menu share one. */
  readonly key: string
  readonly name: string
  readonly diet: Diet
  /** What it costs at a place of middle price. */
  readonly rupees: number
  /** Names of option sets (options.ts). */
  readonly options: readonly string[]
  readonly description: string
}

/** Dishes that appear on a menu together; the first ones are on every such menu. */
export interface DishGroup {
  readonly key: string
  /** Heading on the menu. */
  readonly section: string
  /** Some of the dishes are served between these times only (Indian time). */
  readonly window?: { readonly from: string; readonly to: string; readonly dishes: readonly string[] }
  readonly dishes: readonly Dish[]
}

const diets: Readonly<Record<string, Diet>> = { V: 'veg', E: 'egg', N: 'non_veg' }

/** Reads dishes: `key | V, E or N | rupees | name | option sets | description`. */
export function dishes(text: string): Dish[] {
  const columns = ['key', 'diet', 'rupees', 'name', 'options', 'description'] as const
  return readTable(columns, text).map((row) => {
    const diet = diets[row.diet]
    const rupees = Number(row.rupees)
    if (diet === undefined || !Number.isInteger(rupees) || rupees <= 0)
      throw new Error(`The dish ${row.key} has no diet or price: ${row.diet}, ${row.rupees}`)
    return {
      key: row.key,
      name: row.name,
      diet,
      rupees,
      options: listOf(row.options),
      description: row.description,
    }
  })
}
