import type { Department, GroceryCategory } from '@angadi/domain/grocery/departments.ts'

/** Which stores are listed: around a location, with a department, or with something of a category. */
export interface StoresFilter {
  readonly lat: number
  readonly lng: number
  readonly department: Department | undefined
  readonly category: GroceryCategory | undefined
}
