import type { DishGroup } from './dish.ts'
import { hyderabadi } from './dishes/hyderabadi.ts'
import { street } from './dishes/street.ts'
import { sweet } from './dishes/sweet.ts'
import { telugu } from './dishes/telugu.ts'

/** Every dish that the seed restaurants can put on their menus, in groups as menus use them. */
export const dishBook: readonly DishGroup[] = [...hyderabadi, ...telugu, ...street, ...sweet]

/**
 * The group of this name.
 *
 * @throws when the book has no such group
 */
export function dishGroup(key: string): DishGroup {
  const group = dishBook.find((candidate) => candidate.key === key)
  if (!group) throw new Error(`The book of dishes has no group "${key}".`)
  return group
}
