/** The departments that a store can have: categories of the platform (Spec §1 Categories). */
export const DEPARTMENTS = ['vegetables', 'milk-and-dairy', 'grocery'] as const
export type Department = (typeof DEPARTMENTS)[number]

/** The categories of groceries that are offered as pictures, in the order of a week's shopping. */
export const GROCERY_CATEGORIES = [
  'fresh-vegetables',
  'leafy-greens',
  'fruits',
  'milk',
  'curd-and-paneer',
  'eggs',
  'rice-and-atta',
  'dals-and-pulses',
  'oils',
  'masalas',
  'snacks',
  'beverages',
  'breakfast',
  'bakery',
  'butter-and-ghee',
  'household',
  'personal-care',
  'baby-care',
] as const
export type GroceryCategory = (typeof GROCERY_CATEGORIES)[number]

/** The categories of each department. */
export const CATEGORIES_OF = {
  vegetables: ['fresh-vegetables', 'leafy-greens', 'fruits'],
  'milk-and-dairy': ['milk', 'curd-and-paneer', 'butter-and-ghee', 'eggs'],
  grocery: [
    'rice-and-atta',
    'dals-and-pulses',
    'oils',
    'masalas',
    'snacks',
    'beverages',
    'breakfast',
    'bakery',
    'household',
    'personal-care',
    'baby-care',
  ],
} as const satisfies Record<Department, readonly GroceryCategory[]>
