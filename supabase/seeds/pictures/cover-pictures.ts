import { castShadow, paintTable, type Table } from './backdrop.ts'
import { Canvas } from './canvas.ts'
import { recipes } from './dish-pictures.ts'
import { illustrate } from './illustrations.ts'

interface Cover {
  /** The dish in the middle, then the ones that reach in from the sides. */
  readonly dishes: readonly [string, string, string]
  readonly garnish: readonly [string, string]
  readonly tables: readonly [Table, Table]
}

const covers: Readonly<Record<string, Cover>> = {
  biryani: {
    dishes: ['chicken-biryani', 'mutton-curry', 'salan'],
    garnish: ['lemon', 'hot-pepper'],
    tables: ['marigold', 'terracotta'],
  },
  shahi: {
    dishes: ['mutton-biryani', 'butter-chicken', 'shami-kebab'],
    garnish: ['rosette', 'lemon'],
    tables: ['plum', 'teal'],
  },
  curry: {
    dishes: ['butter-chicken', 'naan', 'dal-makhani'],
    garnish: ['onion', 'tomato'],
    tables: ['terracotta', 'leaf'],
  },
  village: {
    dishes: ['natu-kodi', 'jonna-rotte', 'gutti-vankaya'],
    garnish: ['garlic', 'hot-pepper'],
    tables: ['leaf', 'sand'],
  },
  thali: {
    dishes: ['thali', 'dal', 'poori'],
    garnish: ['leafy-green', 'lemon'],
    tables: ['marigold', 'rose'],
  },
  dosa: {
    dishes: ['masala-dosa', 'sambar', 'vada'],
    garnish: ['coconut', 'hot-pepper'],
    tables: ['teal', 'marigold'],
  },
  idli: {
    dishes: ['idli', 'vada', 'filter-coffee'],
    garnish: ['coconut', 'leafy-green'],
    tables: ['sky', 'marigold'],
  },
  chai: {
    dishes: ['irani-chai', 'osmania-biscuit', 'bun-maska'],
    garnish: ['teapot', 'cookie'],
    tables: ['teal', 'terracotta'],
  },
  haleem: {
    dishes: ['haleem', 'mutton-biryani', 'marag'],
    garnish: ['lemon', 'onion'],
    tables: ['marigold', 'rose'],
  },
  nihari: {
    dishes: ['nihari', 'naan', 'kheema'],
    garnish: ['ginger-root', 'lemon'],
    tables: ['terracotta', 'sand'],
  },
  mandi: {
    dishes: ['mandi', 'tandoori-chicken', 'rasam'],
    garnish: ['lemon', 'tomato'],
    tables: ['sand', 'teal'],
  },
  noodles: {
    dishes: ['noodles', 'momos', 'chilli-chicken'],
    garnish: ['carrot', 'hot-pepper'],
    tables: ['rose', 'marigold'],
  },
  chaat: {
    dishes: ['pani-puri', 'pav-bhaji', 'samosa'],
    garnish: ['lemon', 'potato'],
    tables: ['leaf', 'rose'],
  },
  mithai: {
    dishes: ['laddu', 'jalebi', 'gulab-jamun'],
    garnish: ['rosette', 'hibiscus'],
    tables: ['plum', 'teal'],
  },
  bakery: {
    dishes: ['croissant', 'cookies', 'pastry'],
    garnish: ['hot-beverage', 'strawberry'],
    tables: ['sand', 'rose'],
  },
  icecream: {
    dishes: ['ice-cream-mango', 'ice-cream-strawberry', 'ice-cream-chocolate'],
    garnish: ['mango', 'strawberry'],
    tables: ['teal', 'plum'],
  },
  rolls: {
    dishes: ['roll', 'burger', 'shawarma'],
    garnish: ['french-fries', 'onion'],
    tables: ['marigold', 'sky'],
  },
  pizza: {
    dishes: ['pizza', 'pasta', 'fries'],
    garnish: ['tomato', 'cheese-wedge'],
    tables: ['leaf', 'terracotta'],
  },
  kebab: {
    dishes: ['chicken-tikka', 'tandoori-chicken', 'naan'],
    garnish: ['lemon', 'onion'],
    tables: ['terracotta', 'sand'],
  },
  fish: {
    dishes: ['fish-curry', 'prawn-fry', 'plain-rice'],
    garnish: ['coconut', 'lemon'],
    tables: ['teal', 'sky'],
  },
  juice: {
    dishes: ['citrus-juice', 'watermelon-juice', 'mango-shake'],
    garnish: ['tangerine', 'pineapple'],
    tables: ['leaf', 'marigold'],
  },
  salad: {
    dishes: ['salad', 'fruit-salad', 'sandwich'],
    garnish: ['avocado', 'cucumber'],
    tables: ['leaf', 'sky'],
  },
  rotti: {
    dishes: ['rotti-oota', 'jhunka', 'jonna-rotte'],
    garnish: ['onion', 'hot-pepper'],
    tables: ['sand', 'terracotta'],
  },
}

/** Names of the covers; each exists in as many versions as it has tables. */
export const coverNames: readonly string[] = Object.entries(covers).flatMap(([name, { tables }]) =>
  tables.map((_, index) => `${name}-${index + 1}`),
)

function serve(canvas: Canvas, dish: string, x: number, y: number, scale: number): void {
  const recipe = recipes[dish]
  if (!recipe) throw new Error(`There is no picture of "${dish}".`)
  canvas.group(`translate(${x} ${y}) scale(${scale}) translate(-240 -240)`, () => recipe.draw(canvas))
}

/**
 * The picture on top of a restaurant, 960 × 540: its best dish, two more reaching in from the sides.
 *
 * @param name a name of coverNames
 * @throws when there is no such cover
 */
export function paintCover(name: string): string {
  const [kind = '', version = '1'] = name.split(/-(?=\d+$)/)
  const cover = covers[kind]
  const table = cover?.tables[Number(version) - 1]
  if (!cover || !table) throw new Error(`There is no cover "${name}".`)
  const canvas = new Canvas(name, 960, 540)
  const mirrored = version === '2'
  const across = (x: number) => (mirrored ? 960 - x : x)
  paintTable(canvas, table)
  serve(canvas, cover.dishes[1], across(138), 118, 0.92)
  serve(canvas, cover.dishes[2], across(856), 446, 0.92)
  castShadow(canvas, across(470), 292, 120)
  serve(canvas, cover.dishes[0], across(470), 278, 1.12)
  illustrate(canvas, cover.garnish[0], { x: across(800), y: 118 }, 124, 12)
  illustrate(canvas, cover.garnish[1], { x: across(142), y: 430 }, 118, -16)
  return canvas.toString()
}
