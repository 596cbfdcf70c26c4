import { type Canvas, shade } from '../canvas.ts'
import { cream, surface, thick } from '../gravy.ts'
import { MIDDLE, type Recipe } from '../recipe.ts'
import { disc, path, type Spot } from '../shapes.ts'
import * as top from '../toppings.ts'
import { bowl, clay, handi, kadhai } from '../vessels.ts'

type Vessel = 'copper' | 'iron' | 'clay' | 'white' | 'blue'

interface Pot {
  readonly table: Recipe['table']
  readonly vessel: Vessel
  readonly colour: string
  readonly oil?: string
  readonly isThick?: boolean
  readonly fill: (canvas: Canvas) => void
}

const INSIDE = 150

function vesselOf(canvas: Canvas, vessel: Vessel): void {
  if (vessel === 'copper') handi(canvas, MIDDLE, 176)
  else if (vessel === 'iron') kadhai(canvas, MIDDLE, 176)
  else if (vessel === 'clay') clay(canvas, MIDDLE, 176)
  else bowl(canvas, MIDDLE, 176, vessel === 'blue' ? '#2f6690' : '#fff8ec')
}

function pot({ table, vessel, colour, oil, isThick, fill }: Pot): Recipe {
  return {
    table,
    cloth: shade(colour, -0.35),
    draw: (canvas) => {
      vesselOf(canvas, vessel)
      if (isThick) thick(canvas, MIDDLE, INSIDE, colour)
      else surface(canvas, MIDDLE, INSIDE, colour, oil)
      fill(canvas)
    },
  }
}

const herbsOn = (canvas: Canvas, count = 6) => top.herbs(canvas, count, MIDDLE, 110)

function brinjals(canvas: Canvas): void {
  for (const [x, y, turn] of [
    [190, 184, -30],
    [292, 196, 40],
    [184, 284, 200],
    [286, 296, 140],
    [240, 238, 80],
  ] as const)
    canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      const body = 'M-30-4C-34-26-8-36 14-26C38-16 44 6 34 22C20 38-26 32-30-4Z'
      canvas.add(path(body, '#20080f', 'transform="translate(3 7)" opacity=".4"'))
      canvas.add(path(body, canvas.radial([0, '#8a4a8c'], [0.5, '#552258'], [1, '#2c0f30'])))
      canvas.add(path('M-24-4C-44-20-58-14-66-20C-58-4-46 2-30 4Z', '#5f8a34'))
      canvas.add(path('M-14-20C-2-28 14-24 22-16C10-18-2-16-14-20Z', '#ffffff', 'opacity=".4"'))
    })
}

function marrowBone(canvas: Canvas, { x, y }: Spot): void {
  top.chunks(canvas, 1, { x, y }, 1, 74, ['#7d3f1c'], 0.16)
  canvas.add(disc({ x: x + 8, y: y - 4 }, 34, canvas.radial([0, '#fffaf0'], [1, '#d8c3a0'])))
  canvas.add(
    disc({ x: x + 9, y: y - 2 }, 22, '#a5683a'),
    disc({ x: x + 9, y: y }, 19, canvas.radial([0, '#f3d3a2'], [1, '#c98a4c'])),
  )
}

/** Gravies, dals, soups, in the pot they come in. */
export const curryRecipes: Readonly<Record<string, Recipe>> = {
  haleem: pot({
    table: 'marigold',
    vessel: 'clay',
    colour: '#a8763c',
    isThick: true,
    fill: (canvas) => {
      top.friedOnions(canvas, 20, MIDDLE, 92)
      top.cashews(canvas, 7, MIDDLE, 96)
      top.slivers(canvas, 14, MIDDLE, 96, '#efd9a0', 16, 4)
      herbsOn(canvas, 8)
      top.lemonWheel(canvas, { x: 324, y: 300 }, 32)
    },
  }),
  nihari: pot({
    table: 'terracotta',
    vessel: 'copper',
    colour: '#9c3d16',
    oil: '#e9822f',
    fill: (canvas) => {
      top.chunks(canvas, 3, MIDDLE, 64, 46, ['#6f3718', '#7f4320'], 0.22)
      marrowBone(canvas, { x: 244, y: 236 })
      top.slivers(canvas, 16, MIDDLE, 110, '#f2d98b', 20, 4)
      herbsOn(canvas, 6)
    },
  }),
  marag: pot({
    table: 'leaf',
    vessel: 'white',
    colour: '#e6cf94',
    oil: '#f6eab8',
    fill: (canvas) => {
      top.chunks(canvas, 5, MIDDLE, 84, 32, ['#a87850', '#b98a60'], 0.22)
      top.cashews(canvas, 6, MIDDLE, 100)
      top.slivers(canvas, 8, MIDDLE, 110, '#4f8f2c', 20, 7)
      herbsOn(canvas, 5)
    },
  }),
  'chicken-curry': pot({
    table: 'sand',
    vessel: 'iron',
    colour: '#b4501c',
    oil: '#ee9a3c',
    fill: (canvas) => {
      top.drumstick(canvas, { x: 212, y: 214 }, 82, -22, '#c4712e')
      top.chunks(canvas, 4, { x: 270, y: 276 }, 60, 32, ['#b9652a', '#a8561e'], 0.2)
      herbsOn(canvas, 8)
    },
  }),
  'mutton-curry': pot({
    table: 'rose',
    vessel: 'copper',
    colour: '#8c3413',
    oil: '#df7428',
    fill: (canvas) => {
      top.chunks(canvas, 8, MIDDLE, 102, 34, ['#6b3213', '#7a3c19', '#5c2a0f'], 0.2)
      top.herbs(canvas, 6, MIDDLE, 110, '#4f8f2c')
    },
  }),
  'natu-kodi': pot({
    table: 'marigold',
    vessel: 'clay',
    colour: '#843012',
    oil: '#e07b26',
    fill: (canvas) => {
      top.drumstick(canvas, { x: 222, y: 212 }, 80, 190, '#a75820')
      top.chunks(canvas, 5, { x: 256, y: 276 }, 72, 28, ['#94481a', '#823c14'], 0.22)
      top.curryLeaves(canvas, 6, MIDDLE, 106)
      top.slivers(canvas, 3, MIDDLE, 90, '#c2271c', 34, 8)
    },
  }),
  'butter-chicken': pot({
    table: 'teal',
    vessel: 'copper',
    colour: '#e0722a',
    fill: (canvas) => {
      top.chunks(canvas, 7, MIDDLE, 100, 34, ['#cf7a34', '#c06a28'], 0.2)
      cream(canvas, MIDDLE, 62)
      herbsOn(canvas, 5)
    },
  }),
  'paneer-curry': pot({
    table: 'sky',
    vessel: 'copper',
    colour: '#e5812f',
    fill: (canvas) => {
      top.cubes(canvas, 9, MIDDLE, 108, 25, '#fbeccb')
      cream(canvas, { x: 250, y: 248 }, 40)
      herbsOn(canvas, 5)
    },
  }),
  'palak-paneer': pot({
    table: 'marigold',
    vessel: 'white',
    colour: '#4a7d2c',
    isThick: true,
    fill: (canvas) => {
      top.cubes(canvas, 9, MIDDLE, 104, 25, '#fdf3d9')
      cream(canvas, { x: 236, y: 250 }, 34)
    },
  }),
  dal: pot({
    table: 'terracotta',
    vessel: 'iron',
    colour: '#eab02f',
    fill: (canvas) => {
      top.specks(canvas, 40, MIDDLE, 126, '#f7d675', 9)
      surface(canvas, { x: 246, y: 236 }, 54, '#d97a22', '#f4a63a')
      top.specks(canvas, 20, MIDDLE, 80, '#3b2210', 5)
      top.slivers(canvas, 3, MIDDLE, 62, '#b3261e', 42, 10)
      top.curryLeaves(canvas, 4, MIDDLE, 96)
    },
  }),
  'dal-makhani': pot({
    table: 'sand',
    vessel: 'copper',
    colour: '#5b2f1c',
    fill: (canvas) => {
      top.specks(canvas, 60, MIDDLE, 130, '#3b1d10', 11)
      top.specks(canvas, 40, MIDDLE, 128, '#7b452b', 9)
      cream(canvas, MIDDLE, 66)
      herbsOn(canvas, 4)
    },
  }),
  chole: pot({
    table: 'leaf',
    vessel: 'iron',
    colour: '#7d3e18',
    fill: (canvas) => {
      top.chunks(canvas, 30, MIDDLE, 128, 15, ['#d39a52', '#c68a42', '#dfac68'], 0.1)
      top.slivers(canvas, 10, MIDDLE, 90, '#f0d28a', 18, 4)
      herbsOn(canvas, 6)
      top.onionRings(canvas, 2, { x: 250, y: 240 }, 40, 26)
    },
  }),
  'veg-curry': pot({
    table: 'rose',
    vessel: 'iron',
    colour: '#bb5a1f',
    fill: (canvas) => {
      top.chunks(canvas, 6, MIDDLE, 110, 24, ['#f0e2bc', '#5e9c3a', '#e8762b'], 0.25)
      top.slivers(canvas, 14, MIDDLE, 120, '#e88a2b', 24, 10)
      top.slivers(canvas, 12, MIDDLE, 120, '#6aa63c', 24, 8)
      herbsOn(canvas, 6)
    },
  }),
  salan: pot({
    table: 'sand',
    vessel: 'copper',
    colour: '#b27a3a',
    oil: '#e0a04a',
    fill: (canvas) => {
      for (const [x, y, turn] of [
        [200, 196, 12],
        [280, 224, -18],
        [214, 266, 160],
        [276, 302, 22],
      ] as const)
        canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
          canvas.add(
            path(
              'M-74 4C-56-20 20-24 76-2C30 22-52 26-74 4Z',
              '#2b1607',
              'transform="translate(2 7)" opacity=".4"',
            ),
          )
          canvas.add(
            path(
              'M-74 0C-56-22 20-26 76-4C30 18-52 22-74 0Z',
              canvas.radial([0, '#a9cf63'], [0.6, '#6b9a35'], [1, '#3f6a1f']),
            ),
          )
          canvas.add(path('M-50-8C-26-18 16-16 44-8C16-12-26-12-50-8Z', '#ffffff', 'opacity=".45"'))
          canvas.add(path('M-72 0C-84-8-92-4-100-10C-96 4-86 8-74 6Z', '#4c7a28'))
        })
      top.specks(canvas, 26, MIDDLE, 120, '#fbeac2', 5)
    },
  }),
  'gutti-vankaya': pot({
    table: 'leaf',
    vessel: 'clay',
    colour: '#9a5a25',
    oil: '#e09a45',
    fill: (canvas) => {
      brinjals(canvas)
      top.specks(canvas, 26, MIDDLE, 122, '#fbeac2', 5)
      top.curryLeaves(canvas, 4, MIDDLE, 112)
    },
  }),
  'egg-curry': pot({
    table: 'teal',
    vessel: 'iron',
    colour: '#bf4a1c',
    oil: '#f09440',
    fill: (canvas) => {
      top.eggHalf(canvas, { x: 192, y: 196 }, 50, -16)
      top.eggHalf(canvas, { x: 292, y: 212 }, 50, 34)
      top.eggHalf(canvas, { x: 200, y: 292 }, 50, 10)
      top.eggHalf(canvas, { x: 294, y: 306 }, 46, -30)
      herbsOn(canvas, 7)
    },
  }),
  kheema: pot({
    table: 'sky',
    vessel: 'copper',
    colour: '#7c4018',
    isThick: true,
    fill: (canvas) => {
      top.specks(canvas, 90, MIDDLE, 134, '#945326', 13)
      top.specks(canvas, 60, MIDDLE, 130, '#5b2b0f', 10)
      top.specks(canvas, 16, MIDDLE, 116, '#74b243', 13)
      herbsOn(canvas, 8)
      top.lemonWheel(canvas, { x: 318, y: 300 }, 32)
    },
  }),
  'fish-curry': pot({
    table: 'leaf',
    vessel: 'clay',
    colour: '#b83c17',
    oil: '#ef8a3a',
    fill: (canvas) => {
      for (const [x, y, turn] of [
        [206, 196, 20],
        [276, 250, -24],
        [204, 300, 70],
      ] as const)
        canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
          const steak = 'M-54 0C-50-34-14-44 18-34C46-26 58-8 54 8C44 36-6 44-34 28C-26 16-28 6-54 0Z'
          canvas.add(path(steak, '#2b0d04', 'transform="translate(2 7)" opacity=".4"'))
          canvas.add(path(steak, canvas.radial([0, '#f4d3a6'], [0.7, '#dca266'], [1, '#a86a35'])))
          canvas.add(path('M-6-8C8-14 26-8 26 2C20 10 0 10-8 4Z', '#b97a44', 'opacity=".6"'))
        })
      top.curryLeaves(canvas, 6, MIDDLE, 112)
    },
  }),
  sambar: pot({
    table: 'marigold',
    vessel: 'white',
    colour: '#c7691f',
    oil: '#f2a94a',
    fill: (canvas) => {
      top.slivers(canvas, 8, MIDDLE, 104, '#5d8f34', 34, 13)
      top.chunks(canvas, 6, MIDDLE, 104, 19, ['#e9a35a', '#df8a3d', '#f1c27c'], 0.2)
      top.curryLeaves(canvas, 5, MIDDLE, 100)
      top.specks(canvas, 16, MIDDLE, 116, '#33200f', 5)
    },
  }),
  rasam: pot({
    table: 'rose',
    vessel: 'blue',
    colour: '#a9481c',
    oil: '#e58a3e',
    fill: (canvas) => {
      top.onionRings(canvas, 5, MIDDLE, 90, 20)
      top.slivers(canvas, 8, MIDDLE, 100, '#4f8f2c', 20, 7)
      herbsOn(canvas, 7)
    },
  }),
  soup: pot({
    table: 'sand',
    vessel: 'blue',
    colour: '#7b3a18',
    fill: (canvas) => {
      top.slivers(canvas, 14, MIDDLE, 112, '#e8762b', 20, 6)
      top.slivers(canvas, 12, MIDDLE, 112, '#f6ead0', 22, 6)
      top.specks(canvas, 20, MIDDLE, 116, '#5d9a38', 10)
    },
  }),
  'corn-soup': pot({
    table: 'teal',
    vessel: 'white',
    colour: '#f0cf6e',
    fill: (canvas) => {
      top.specks(canvas, 40, MIDDLE, 120, '#fbe08a', 15)
      top.specks(canvas, 18, MIDDLE, 120, '#f6b92f', 14)
      top.slivers(canvas, 12, MIDDLE, 112, '#fffbe8', 26, 5)
      top.specks(canvas, 14, MIDDLE, 110, '#5d9a38', 9)
    },
  }),
  'ragi-mudda': pot({
    table: 'leaf',
    vessel: 'clay',
    colour: '#b0501c',
    oil: '#ec9440',
    fill: (canvas) => {
      top.chunks(canvas, 1, { x: 250, y: 252 }, 2, 84, ['#6a4636'], 0.04)
      top.curryLeaves(canvas, 3, { x: 240, y: 250 }, 120)
    },
  }),
}
