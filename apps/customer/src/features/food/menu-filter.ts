import type { Menu, MenuItem } from '@angadi/data/vendors/menu.ts'

/** The sections with the dishes that fit; sections without any are left out. Every word must occur in name or description. */
export function menuThatFits(menu: Menu, text: string, vegOnly: boolean): Menu {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, description, diet }: MenuItem) => {
    if (vegOnly && diet !== 'veg') return false
    const said = `${name} ${description}`.toLowerCase()
    return words.every((word) => said.includes(word))
  }
  return menu
    .map(({ section, items }) => ({ section, items: items.filter(fits) }))
    .filter(({ items }) => items.length > 0)
}

/** Whether the menu has dishes that are not vegetarian, so that the filter means something. */
export function isMixed(menu: Menu): boolean {
  return menu.some(({ items }) => items.some(({ diet }) => diet !== 'veg'))
}
