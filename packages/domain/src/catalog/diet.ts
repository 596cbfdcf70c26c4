/** Diet of a food item; the mark is mandatory on every menu in India. */
export const DIETS = ['veg', 'egg', 'non_veg'] as const
export type Diet = (typeof DIETS)[number]
