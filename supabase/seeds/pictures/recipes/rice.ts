import type { Canvas } from '../canvas.ts'
import { surface } from '../gravy.ts'
import { illustrate } from '../illustrations.ts'
import { MIDDLE, type Recipe } from '../recipe.ts'
import { rice } from '../rice.ts'
import type { Spot } from '../shapes.ts'
import * as top from '../toppings.ts'
import { bowl, clay, handi, kadhai, leaf, plate } from '../vessels.ts'

const SAFFRON = ['#f5d796', '#fff6e0', '#fdf0cf', '#f4b23a', '#ea8b2c']
const PALE = ['#f6ecd4', '#fffaf0', '#fdf3dd']

function biryani(table: Recipe['table'], crown: (canvas: Canvas) => void, vessel = handi): Recipe {
  return {
    table,
    cloth: '#8c3b2a',
    draw: (canvas) => {
      vessel(canvas, MIDDLE, 178)
      rice(canvas, MIDDLE, 148, SAFFRON, 13)
      top.friedOnions(canvas, 16, MIDDLE, 132)
      crown(canvas)
      top.herbs(canvas, 7, MIDDLE, 128)
      illustrate(canvas, 'hot-pepper', { x: 426, y: 424 }, 84, 20)
      top.lemonWheel(canvas, { x: 62, y: 418 }, 38)
    },
  }
}

function bowlOf(
  table: Recipe['table'],
  colours: readonly string[],
  crown: (canvas: Canvas) => void,
  outside = '#fffaf0',
): Recipe {
  return {
    table,
    draw: (canvas) => {
      bowl(canvas, MIDDLE, 172, outside, '#e8d9bd')
      rice(canvas, MIDDLE, 150, colours, 11)
      crown(canvas)
    },
  }
}

function onLeaf(table: Recipe['table'], colours: readonly string[], crown: (canvas: Canvas) => void): Recipe {
  return {
    table,
    draw: (canvas) => {
      leaf(canvas, MIDDLE, 430, 330)
      rice(canvas, { x: 240, y: 236 }, 132, colours, 10)
      crown(canvas)
    },
  }
}

function platter(canvas: Canvas, meat: (at: Spot) => void): void {
  plate(canvas, MIDDLE, 205, '#f4e8d2', '#b6803d')
  rice(canvas, MIDDLE, 158, ['#f6e2b3', '#fff4d8', '#eab764'], 14)
  top.specks(canvas, 22, MIDDLE, 148, '#5a2d12', 11)
  meat(MIDDLE)
  top.cashews(canvas, 9, MIDDLE, 140)
  bowl(canvas, { x: 398, y: 392 }, 56, '#fffaf0', '#b3331f')
  surface(canvas, { x: 398, y: 392 }, 46, '#cf3f26')
  top.herbs(canvas, 2, { x: 398, y: 392 }, 20, '#3f8f2e', 0.7)
  top.lemonWheel(canvas, { x: 74, y: 404 }, 36)
}

/** Biryani, mandi, plain and tempered rice, fried rice. */
export const riceRecipes: Readonly<Record<string, Recipe>> = {
  'chicken-biryani': biryani('marigold', (canvas) => {
    top.drumstick(canvas, { x: 208, y: 210 }, 84, -28, '#c9702a')
    top.drumstick(canvas, { x: 268, y: 284 }, 76, 18, '#b95d20')
  }),
  'mutton-biryani': biryani('terracotta', (canvas) => {
    top.chunks(canvas, 6, MIDDLE, 96, 38, ['#7a3a1a', '#8a4520', '#69300f'], 0.2)
    top.cashews(canvas, 6, MIDDLE, 110)
  }),
  'egg-biryani': biryani('sand', (canvas) => {
    top.eggHalf(canvas, { x: 196, y: 200 }, 48, -20)
    top.eggHalf(canvas, { x: 288, y: 222 }, 48, 30)
    top.eggHalf(canvas, { x: 226, y: 298 }, 48, 8)
  }),
  'veg-biryani': biryani(
    'leaf',
    (canvas) => {
      top.cubes(canvas, 7, MIDDLE, 108, 21, '#f6dfa8', true)
      top.slivers(canvas, 12, MIDDLE, 124, '#e8762b', 22, 9)
      top.specks(canvas, 20, MIDDLE, 122, '#6fae3c', 13)
    },
    (canvas, at, radius) => handi(canvas, at, radius, '#8a8f63'),
  ),
  'prawn-biryani': biryani('teal', (canvas) => {
    for (const [x, y, turn] of [
      [180, 196, 0],
      [296, 200, 60],
      [214, 300, -40],
      [304, 296, 120],
    ] as const)
      illustrate(canvas, 'shrimp', { x, y }, 104, turn)
  }),
  mandi: {
    table: 'sand',
    draw: (canvas) =>
      platter(canvas, () => {
        top.drumstick(canvas, { x: 196, y: 214 }, 104, -34, '#c77a2e')
        top.drumstick(canvas, { x: 282, y: 262 }, 98, 24, '#b8681f')
      }),
  },
  'plain-rice': bowlOf(
    'sky',
    PALE,
    (canvas) => {
      top.specks(canvas, 18, MIDDLE, 120, '#7a5a2c', 4)
      top.herbs(canvas, 3, MIDDLE, 50)
    },
    '#d9a441',
  ),
  'lemon-rice': onLeaf('marigold', ['#f8d84e', '#fbe679', '#f2c62e'], (canvas) => {
    top.curryLeaves(canvas, 6, MIDDLE, 104)
    top.specks(canvas, 22, MIDDLE, 118, '#b5722c', 13)
    top.slivers(canvas, 5, MIDDLE, 100, '#b3261e', 26, 6)
    top.lemonWheel(canvas, { x: 372, y: 352 }, 40)
  }),
  'tamarind-rice': onLeaf('terracotta', ['#b9742c', '#c98a3c', '#a3611f'], (canvas) => {
    top.curryLeaves(canvas, 6, MIDDLE, 104)
    top.specks(canvas, 20, MIDDLE, 118, '#e2b169', 13)
    top.slivers(canvas, 6, MIDDLE, 106, '#8e1d14', 28, 6)
  }),
  'curd-rice': bowlOf(
    'sky',
    ['#fdfaf0', '#ffffff', '#f1ead9'],
    (canvas) => {
      surface(canvas, { x: 240, y: 244 }, 92, '#fdf9ee')
      top.specks(canvas, 26, MIDDLE, 118, '#c2203a', 11)
      top.specks(canvas, 26, MIDDLE, 128, '#3b2614', 4)
      top.curryLeaves(canvas, 5, MIDDLE, 90)
    },
    '#b9633a',
  ),
  'sambar-rice': {
    table: 'leaf',
    draw: (canvas) => {
      clay(canvas, MIDDLE, 176)
      surface(canvas, MIDDLE, 150, '#c96f24', '#f1b04a')
      rice(canvas, { x: 240, y: 244 }, 104, ['#e3a450', '#efbd6e', '#d68a35'], 9)
      top.slivers(canvas, 9, MIDDLE, 120, '#5d8f34', 24, 9)
      top.specks(canvas, 14, MIDDLE, 118, '#e0712b', 16)
      top.curryLeaves(canvas, 4, MIDDLE, 90)
    },
  },
  'rasam-rice': bowlOf('rose', ['#f0c58f', '#f7dbb2', '#e3ac6c'], (canvas) => {
    surface(canvas, { x: 240, y: 262 }, 70, '#c24a1e', '#f09a52')
    top.curryLeaves(canvas, 5, MIDDLE, 100)
  }),
  'fried-rice': {
    table: 'rose',
    draw: (canvas) => friedRice(canvas, ['#f6e2b4', '#fff6df', '#f9e8bf']),
  },
  'fried-rice-chicken': {
    table: 'teal',
    draw: (canvas) => {
      friedRice(canvas, ['#f3dfb4', '#fbf0d0', '#e0b973'])
      top.chunks(canvas, 7, MIDDLE, 104, 25, ['#c57a38', '#d48c47'], 0.2)
    },
  },
  'schezwan-rice': {
    table: 'sky',
    draw: (canvas) => {
      friedRice(canvas, ['#e2672c', '#f08a42', '#c94a1a'])
      illustrate(canvas, 'hot-pepper', { x: 402, y: 402 }, 100, 24)
    },
  },
}

function friedRice(canvas: Canvas, colours: readonly string[]): void {
  kadhai(canvas, MIDDLE, 184)
  rice(canvas, MIDDLE, 150, colours, 10)
  top.specks(canvas, 24, MIDDLE, 132, '#5fae3a', 12)
  top.slivers(canvas, 18, MIDDLE, 132, '#ee7d2b', 15, 8)
  top.slivers(canvas, 16, MIDDLE, 130, '#8cc152', 16, 6)
}
