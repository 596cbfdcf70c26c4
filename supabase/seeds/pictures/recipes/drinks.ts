import { castShadow } from '../backdrop.ts'
import { type Canvas, shade } from '../canvas.ts'
import { cream, surface } from '../gravy.ts'
import { illustrate } from '../illustrations.ts'
import { MIDDLE, type Recipe } from '../recipe.ts'
import { blob, disc, path, stroke } from '../shapes.ts'
import * as top from '../toppings.ts'
import { plate } from '../vessels.ts'

interface Drink {
  readonly table: Recipe['table']
  /** From the bottom of the glass to its top. */
  readonly colours: readonly [string, string]
  readonly ice?: boolean
  readonly foam?: string
  readonly beside?: readonly string[]
  readonly more?: (canvas: Canvas) => void
}

function iceCubes(canvas: Canvas): void {
  for (const [x, y, turn] of [
    [206, 150, 14],
    [262, 164, -20],
    [226, 206, 40],
  ] as const)
    canvas.add(
      `<rect x="${x - 22}" y="${y - 22}" width="44" height="44" rx="9" transform="rotate(${turn} ${x} ${y})" fill="#ffffff" opacity=".42"/>`,
    )
}

/** A tall glass from the side, on a coaster, with what it was made of beside it. */
function glass({ table, colours, ice, foam, beside = [], more }: Drink): Recipe {
  return {
    table,
    draw: (canvas) => {
      const [low, high] = colours
      canvas.add(
        '<ellipse cx="246" cy="410" rx="150" ry="34" fill="#3b1a08" opacity=".2"/><ellipse cx="240" cy="402" rx="132" ry="29" fill="#c58a52"/><ellipse cx="240" cy="397" rx="132" ry="29" fill="#dca56b"/>',
      )
      for (const [index, name] of beside.entries())
        illustrate(
          canvas,
          name,
          { x: index % 2 ? 92 : 384, y: index > 1 ? 250 : 350 },
          index > 1 ? 96 : 128,
          index % 2 ? -14 : 12,
        )
      canvas.add(path('M142 74L164 388C166 402 314 402 316 388L338 74Z', '#ffffff', 'opacity=".35"'))
      canvas.add(
        path('M152 112L170 376C174 390 306 390 310 376L328 112Z', canvas.linear('down', [0, high], [1, low])),
      )
      if (ice) iceCubes(canvas)
      canvas.add(`<ellipse cx="240" cy="112" rx="88" ry="19" fill="${foam ?? shade(high, 0.35)}"/>`)
      if (foam) canvas.add(path(blob(canvas.random, { x: 240, y: 102 }, 84, 0.06, 14, 0.36), foam))
      more?.(canvas)
      canvas.add(
        '<ellipse cx="240" cy="74" rx="98" ry="20" fill="none" stroke="#ffffff" stroke-width="5" opacity=".85"/>',
      )
      canvas.add(path('M160 120L176 352C178 360 190 360 190 352L182 120Z', '#ffffff', 'opacity=".38"'))
      canvas.add(stroke('M142 74L164 388C166 402 314 402 316 388L338 74', '#ffffff', 4, 'opacity=".7"'))
    },
  }
}

function straw(canvas: Canvas, colour = '#c9402a'): void {
  canvas.add(
    stroke('M262 250L318 22', colour, 13),
    stroke('M264 234L316 26', '#ffffff', 5, 'stroke-dasharray="12 16" opacity=".8"'),
  )
}

/** A cup and saucer from above. */
function cup(table: Recipe['table'], tea: string, china: string, more?: (canvas: Canvas) => void): Recipe {
  return {
    table,
    draw: (canvas) => {
      plate(canvas, { x: 232, y: 246 }, 186, '#fff8ec', china)
      canvas.add(
        stroke('M328 210C396 184 412 292 336 286', '#3b1a08', 22, 'transform="translate(4 9)" opacity=".25"'),
      )
      canvas.add(
        stroke('M328 210C396 184 412 292 336 286', '#fff8ec', 22),
        stroke('M328 210C396 184 412 292 336 286', china, 5),
      )
      castShadow(canvas, 232, 246, 112)
      canvas.add(
        disc({ x: 232, y: 246 }, 114, canvas.radial([0, '#ffffff'], [1, '#ddd0ba'])),
        disc({ x: 232, y: 246 }, 104, china),
        disc({ x: 232, y: 246 }, 100, '#e9dcc4'),
      )
      surface(canvas, { x: 232, y: 248 }, 94, tea)
      top.specks(canvas, 16, { x: 232, y: 246 }, 82, shade(tea, 0.45), 6)
      more?.(canvas)
    },
  }
}

function biscuits(canvas: Canvas): void {
  for (const [x, y] of [
    [392, 118],
    [420, 176],
  ] as const) {
    canvas.add(
      disc({ x: x + 3, y: y + 7 }, 46, '#3b1a08', 'opacity=".28"'),
      disc({ x, y }, 46, canvas.radial([0, '#f6d08a'], [0.7, '#dba24e'], [1, '#a76a24'])),
    )
    top.specks(canvas, 8, { x, y }, 26, '#b9782e', 5)
  }
}

/** Chai, coffee, juices, shakes, water. */
export const drinkRecipes: Readonly<Record<string, Recipe>> = {
  'irani-chai': cup('teal', '#b9763a', '#2f6690', biscuits),
  'lemon-tea': cup('leaf', '#b4591a', '#4f8f2c', (canvas) => top.lemonWheel(canvas, { x: 214, y: 240 }, 34)),
  'filter-coffee': {
    table: 'marigold',
    draw: (canvas) => {
      castShadow(canvas, 240, 246, 168)
      canvas.add(
        disc(MIDDLE, 168, canvas.radial([0, '#fff1b8'], [0.6, '#d9a93f'], [1, '#8f6a1a'])),
        disc(MIDDLE, 150, '#a47a20'),
        disc({ x: 240, y: 244 }, 146, canvas.radial([0, '#f6d982'], [1, '#b98d2c'])),
      )
      castShadow(canvas, 240, 240, 104)
      canvas.add(
        disc(MIDDLE, 106, canvas.radial([0, '#fff6cf'], [0.7, '#d2a23a'], [1, '#8a6416'])),
        disc(MIDDLE, 94, '#7d5a14'),
      )
      surface(canvas, MIDDLE, 90, '#a5673a')
      cream(canvas, MIDDLE, 56, '#f0d9b8')
      top.specks(canvas, 24, MIDDLE, 78, '#e6c7a0', 9)
    },
  },
  milkshake: glass({
    table: 'plum',
    colours: ['#eacb92', '#fbeccb'],
    foam: '#fff8e8',
    beside: ['honey-pot'],
    more: straw,
  }),
  'mango-shake': glass({
    table: 'teal',
    colours: ['#ee9a16', '#fbc54a'],
    foam: '#fff3d0',
    beside: ['mango', 'mango'],
    more: straw,
  }),
  'chocolate-shake': glass({
    table: 'rose',
    colours: ['#4f2815', '#8a5433'],
    foam: '#fff3e4',
    beside: ['chocolate-bar', 'cookie'],
    more: straw,
  }),
  'green-shake': glass({
    table: 'sand',
    colours: ['#7fa64a', '#b7d07c'],
    foam: '#eef4d6',
    beside: ['avocado', 'honey-pot'],
    more: straw,
  }),
  'rose-milk': glass({
    table: 'leaf',
    colours: ['#e2557f', '#f9b3c6'],
    foam: '#fff0f3',
    beside: ['rosette'],
    more: (canvas) => top.specks(canvas, 24, { x: 240, y: 300 }, 60, '#3a1a24', 6),
  }),
  falooda: glass({
    table: 'sky',
    colours: ['#d83a6a', '#fbe3ea'],
    foam: '#fffaf0',
    beside: ['rosette'],
    more: (canvas) => {
      top.specks(canvas, 30, { x: 240, y: 300 }, 62, '#2b1a20', 7)
      top.slivers(canvas, 22, { x: 240, y: 230 }, 66, '#fff6e6', 28, 4)
      canvas.add(disc({ x: 240, y: 84 }, 52, canvas.radial([0, '#ffffff'], [1, '#f3cfd8'])))
      top.slivers(canvas, 8, { x: 240, y: 76 }, 30, '#8fb04a', 12, 5)
    },
  }),
  'citrus-juice': glass({
    table: 'leaf',
    colours: ['#f0a818', '#fbd75a'],
    ice: true,
    beside: ['tangerine', 'lemon'],
    more: straw,
  }),
  'pineapple-juice': glass({
    table: 'teal',
    colours: ['#efb81e', '#fbe27a'],
    ice: true,
    beside: ['pineapple'],
    more: straw,
  }),
  'watermelon-juice': glass({
    table: 'leaf',
    colours: ['#d83040', '#f4757c'],
    ice: true,
    beside: ['watermelon', 'watermelon'],
    more: straw,
  }),
  'pomegranate-juice': glass({
    table: 'sand',
    colours: ['#7d0c2a', '#c22a4a'],
    ice: true,
    beside: ['red-apple'],
    more: straw,
  }),
  sugarcane: glass({
    table: 'terracotta',
    colours: ['#a9b84a', '#dfe39a'],
    ice: true,
    foam: '#f2f4d4',
    beside: ['lime', 'ginger-root'],
  }),
  lassi: glass({
    table: 'terracotta',
    colours: ['#f6e9cf', '#fffdf6'],
    foam: '#ffffff',
    more: (canvas) => top.slivers(canvas, 12, { x: 240, y: 96 }, 40, '#8fb04a', 11, 4),
  }),
  buttermilk: glass({
    table: 'leaf',
    colours: ['#e8eadb', '#fbfcf4'],
    foam: '#ffffff',
    more: (canvas) => {
      top.curryLeaves(canvas, 3, { x: 240, y: 98 }, 40)
      top.specks(canvas, 16, { x: 240, y: 102 }, 50, '#33200f', 4)
    },
  }),
  'lime-soda': glass({
    table: 'marigold',
    colours: ['#cfe3a0', '#f1f8dc'],
    ice: true,
    beside: ['lime', 'lime'],
    more: (canvas) => {
      top.specks(canvas, 30, { x: 240, y: 260 }, 70, '#ffffff', 6)
      top.lemonWheel(canvas, { x: 330, y: 92 }, 40, '#a9d24a')
      top.herbs(canvas, 3, { x: 240, y: 104 }, 40, '#2f8a2c', 1.2)
    },
  }),
  cola: glass({
    table: 'rose',
    colours: ['#2b0f08', '#6b2c16'],
    ice: true,
    foam: '#e2b98a',
    beside: ['lemon'],
    more: straw,
  }),
  water: glass({ table: 'sand', colours: ['#9cd0ea', '#dff2fb'], ice: true }),
  'coconut-water': {
    table: 'teal',
    draw: (canvas) => {
      illustrate(canvas, 'coconut', { x: 228, y: 252 }, 330, -6)
      canvas.add(
        stroke('M238 232L330 50', '#c9402a', 13),
        stroke('M240 226L326 56', '#ffffff', 5, 'stroke-dasharray="12 16" opacity=".8"'),
      )
      illustrate(canvas, 'hibiscus', { x: 386, y: 372 }, 116, 10)
    },
  },
}
