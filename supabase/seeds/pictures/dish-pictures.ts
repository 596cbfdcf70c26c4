import { layCloth, paintTable } from './backdrop.ts'
import { Canvas } from './canvas.ts'
import type { Recipe } from './recipe.ts'
import { curryRecipes } from './recipes/curries.ts'
import { drinkRecipes } from './recipes/drinks.ts'
import { grillRecipes } from './recipes/grill.ts'
import { riceRecipes } from './recipes/rice.ts'
import { streetRecipes } from './recipes/street.ts'
import { sweetRecipes } from './recipes/sweets.ts'
import { tiffinRecipes } from './recipes/tiffin.ts'

/** How each dish of the book is painted, by the picture's name. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...riceRecipes,
  ...curryRecipes,
  ...grillRecipes,
  ...tiffinRecipes,
  ...streetRecipes,
  ...sweetRecipes,
  ...drinkRecipes,
}

/**
 * The picture of a dish, 480 × 480.
 *
 * @throws when nobody has painted a dish of this name
 */
export function paintDish(name: string): string {
  const recipe = recipes[name]
  if (!recipe) throw new Error(`There is no picture of "${name}".`)
  const canvas = new Canvas(name, 480, 480)
  paintTable(canvas, recipe.table)
  if (recipe.cloth) layCloth(canvas, recipe.cloth)
  recipe.draw(canvas)
  return canvas.toString()
}
