import { type Canvas, shade } from '../canvas.ts'
import { surface, thick } from '../gravy.ts'
import { MIDDLE, type Recipe } from '../recipe.ts'
import { rice } from '../rice.ts'
import { blob, disc, path, type Spot, stroke } from '../shapes.ts'
import * as top from '../toppings.ts'
import { bowl, kadhai, leaf, plate, thali } from '../vessels.ts'

function katori(canvas: Canvas, at: Spot, size: number, colour: string): void {
  bowl(canvas, at, size, '#d7dce1', '#8f979e')
  surface(canvas, at, size * 0.84, colour)
}

function chutneys(canvas: Canvas, y = 396): void {
  katori(canvas, { x: 92, y }, 50, '#f6f0e0')
  top.specks(canvas, 8, { x: 92, y }, 28, '#33200f', 4)
  katori(canvas, { x: 196, y: y + 18 }, 50, '#b5401c')
  katori(canvas, { x: 384, y: y - 6 }, 62, '#c7691f')
  top.curryLeaves(canvas, 2, { x: 384, y: y - 6 }, 26)
}

/** A crêpe rolled up: crisp, lacy at the edge. */
function roll(canvas: Canvas, colour: string, filled: boolean): void {
  canvas.group('translate(236 208) rotate(-16)', () => {
    const body = 'M-196-34C-204-10-204 18-194 44C-70 62 80 60 196 40C206 14 204-18 194-40C80-62-70-58-196-34Z'
    canvas.add(path(body, '#3b1a08', 'transform="translate(5 14)" opacity=".3"'))
    canvas.add(
      path(
        body,
        canvas.linear(
          'down',
          [0, shade(colour, 0.45)],
          [0.35, colour],
          [0.75, shade(colour, -0.22)],
          [1, shade(colour, -0.42)],
        ),
      ),
    )
    const rings = Array.from({ length: 24 }, (_, index) => `M${-184 + index * 16}-42q8 44 0 90`)
    canvas.add(stroke(rings.join(''), shade(colour, -0.35), 2, 'opacity=".3"'))
    canvas.add(path('M-196-34C-70-58 80-62 194-40C80-46-70-44-196-34Z', '#ffffff', 'opacity=".35"'))
    canvas.add(path('M-196-34C-214-10-212 20-194 44C-184 18-184-10-196-34Z', shade(colour, -0.5)))
    if (filled) top.chunks(canvas, 9, { x: 194, y: 4 }, 34, 14, ['#f0c24a', '#e8b53a'], 0.25)
  })
}

function dosa(
  table: Recipe['table'],
  colour: string,
  filled = false,
  more?: (canvas: Canvas) => void,
): Recipe {
  return {
    table,
    draw: (canvas) => {
      leaf(canvas, { x: 240, y: 232 }, 456, 330)
      roll(canvas, colour, filled)
      more?.(canvas)
      chutneys(canvas)
    },
  }
}

function flat(canvas: Canvas, at: Spot, radius: number, colour: string, spots: string, count = 16): void {
  canvas.add(
    path(blob(canvas.random, { x: at.x + 5, y: at.y + 11 }, radius, 0.02, 16), '#3b1a08', 'opacity=".28"'),
  )
  canvas.add(
    path(
      blob(canvas.random, at, radius, 0.025, 16),
      canvas.radial([0, shade(colour, 0.3)], [0.7, colour], [1, shade(colour, -0.25)]),
    ),
  )
  for (let index = 0; index < count; index++) {
    const angle = canvas.random.between(0, 6.28)
    const reach = radius * 0.88 * Math.sqrt(canvas.random.next())
    const spot = { x: at.x + Math.cos(angle) * reach, y: at.y + Math.sin(angle) * reach }
    canvas.add(
      path(
        blob(canvas.random, spot, radius * canvas.random.between(0.04, 0.12), 0.35, 7),
        spots,
        'opacity=".55"',
      ),
    )
  }
}

function breads(table: Recipe['table'], draw: (canvas: Canvas) => void): Recipe {
  return {
    table,
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#4f6f7d', '#e9c886')
      draw(canvas)
    },
  }
}

function naan(canvas: Canvas, x: number, y: number, turn: number): void {
  canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    const shape = 'M-8-150C44-146 92-82 98 4C102 84 58 132-4 134C-66 132-100 78-94 0C-88-84-56-146-8-150Z'
    canvas.add(path(shape, '#3b1a08', 'transform="translate(6 11)" opacity=".3"'))
    canvas.add(path(shape, canvas.radial([0, '#fff1cf'], [0.6, '#f2cf91'], [1, '#cf9a52'])))
    for (let index = 0; index < 12; index++) {
      const spot = { x: canvas.random.between(-66, 66), y: canvas.random.between(-100, 100) }
      canvas.add(
        path(blob(canvas.random, spot, canvas.random.between(7, 20), 0.35, 7), '#8a4a18', 'opacity=".6"'),
      )
    }
    top.specks(canvas, 18, { x: 0, y: 0 }, 84, '#4f8f2c', 6)
    canvas.add(path('M-40-104C-20-130 10-130 30-112C10-116-20-112-40-104Z', '#ffffff', 'opacity=".5"'))
  })
}

function idlis(canvas: Canvas, spots: readonly Spot[]): void {
  for (const at of spots) {
    canvas.add(disc({ x: at.x + 4, y: at.y + 11 }, 68, '#3b1a08', 'opacity=".28"'))
    canvas.add(disc(at, 68, canvas.radial([0, '#ffffff'], [0.65, '#f8f2e4'], [1, '#d9cbb0'])))
    top.specks(canvas, 26, at, 58, '#e6dac2', 3)
    canvas.add(
      path(blob(canvas.random, { x: at.x - 20, y: at.y - 26 }, 18, 0.2, 8), '#ffffff', 'opacity=".9"'),
    )
  }
}

function rings(canvas: Canvas, spots: readonly Spot[], colour: string): void {
  for (const at of spots) {
    canvas.add(disc({ x: at.x + 4, y: at.y + 11 }, 70, '#3b1a08', 'opacity=".28"'))
    canvas.add(
      path(
        blob(canvas.random, at, 70, 0.04, 14),
        canvas.radial([0, shade(colour, 0.35)], [0.6, colour], [1, shade(colour, -0.4)]),
      ),
    )
    top.specks(canvas, 22, at, 60, shade(colour, -0.35), 5)
    canvas.add(
      disc(at, 22, shade(colour, -0.5)),
      disc({ x: at.x + 2, y: at.y + 4 }, 18, shade(colour, -0.68)),
    )
  }
}

function meals(table: Recipe['table'], extra: (canvas: Canvas, at: Spot) => void): Recipe {
  return {
    table,
    draw: (canvas) => {
      thali(canvas, MIDDLE, 218)
      rice(canvas, { x: 232, y: 268 }, 84, ['#f3ead8', '#fffaf0', '#efe2c4'], 10)
      const bowls = ['#eab02f', '#8c3413', '#c7691f', '#4a7d2c', '#f8f2e2', '#b5401c']
      for (const [index, colour] of bowls.entries()) {
        const angle = -2.75 + index * 0.62
        const at = { x: 240 + Math.cos(angle) * 148, y: 240 + Math.sin(angle) * 148 }
        katori(canvas, at, 46, colour)
        if (index === 0 || index === 2) top.curryLeaves(canvas, 1, at, 14)
        if (index === 3) top.cubes(canvas, 3, at, 22, 10, '#fdf3d9')
      }
      extra(canvas, { x: 346, y: 300 })
      canvas.add(disc({ x: 138, y: 316 }, 30, canvas.radial([0, '#fff0c2'], [1, '#e0ac50'])))
      top.specks(canvas, 10, { x: 138, y: 316 }, 24, '#b5762c', 5)
    },
  }
}

/** Dosas, idlis, breads, pooris, thalis. */
export const tiffinRecipes: Readonly<Record<string, Recipe>> = {
  'masala-dosa': dosa('terracotta', '#d9852c', true),
  dosa: dosa('teal', '#e2a04a'),
  pesarattu: dosa('marigold', '#8fae45', false, (canvas) =>
    top.onionRings(canvas, 4, { x: 300, y: 220 }, 70, 17),
  ),
  'rava-dosa': dosa('rose', '#dfae62', false, (canvas) => {
    top.specks(canvas, 50, { x: 240, y: 206 }, 120, '#fff3d4', 6)
    top.specks(canvas, 20, { x: 240, y: 206 }, 110, '#7a3f14', 5)
  }),
  uttapam: {
    table: 'sky',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#4f6f7d', '#e9c886')
      flat(canvas, MIDDLE, 148, '#efc882', '#a9631f', 12)
      top.onionRings(canvas, 6, MIDDLE, 104, 22)
      top.chunks(canvas, 9, MIDDLE, 118, 13, ['#d8432a', '#e35a38'], 0.2)
      top.slivers(canvas, 10, MIDDLE, 112, '#5d9a38', 20, 8)
      top.herbs(canvas, 5, MIDDLE, 110)
    },
  },
  idli: {
    table: 'leaf',
    draw: (canvas) => {
      leaf(canvas, { x: 240, y: 232 }, 450, 330)
      idlis(canvas, [
        { x: 156, y: 176 },
        { x: 288, y: 166 },
        { x: 226, y: 268 },
      ])
      chutneys(canvas)
    },
  },
  vada: {
    table: 'marigold',
    draw: (canvas) => {
      leaf(canvas, { x: 240, y: 232 }, 450, 330)
      rings(
        canvas,
        [
          { x: 170, y: 190 },
          { x: 304, y: 200 },
        ],
        '#b9742c',
      )
      top.curryLeaves(canvas, 3, { x: 236, y: 250 }, 60)
      chutneys(canvas)
    },
  },
  upma: {
    table: 'rose',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 204, '#fff6e6', '#4f8f2c')
      thick(canvas, MIDDLE, 136, '#efd58a')
      top.specks(canvas, 90, MIDDLE, 130, '#fbeab5', 7)
      top.specks(canvas, 16, MIDDLE, 116, '#5fae3a', 11)
      top.slivers(canvas, 12, MIDDLE, 116, '#ee7d2b', 14, 7)
      top.cashews(canvas, 8, MIDDLE, 104)
      top.curryLeaves(canvas, 5, MIDDLE, 104)
      top.lemonWheel(canvas, { x: 366, y: 348 }, 36)
    },
  },
  poha: {
    table: 'teal',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 204, '#fff6e6', '#b6803d')
      top.chunks(canvas, 150, MIDDLE, 138, 13, ['#f7dc62', '#fbe887', '#f0cc45'], 0.3)
      top.specks(canvas, 18, MIDDLE, 116, '#b5722c', 13)
      top.slivers(canvas, 8, MIDDLE, 110, '#c06aa0', 18, 5)
      top.curryLeaves(canvas, 4, MIDDLE, 104)
      top.lemonWheel(canvas, { x: 366, y: 348 }, 36)
    },
  },
  poori: {
    table: 'sky',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 208, '#4f6f7d', '#e9c886')
      for (const [x, y] of [
        [166, 186],
        [296, 176],
        [232, 280],
      ] as const)
        flat(canvas, { x, y }, 80, '#e5a84a', '#b9702a', 7)
      katori(canvas, { x: 366, y: 346 }, 66, '#e9bd45')
      top.chunks(canvas, 7, { x: 366, y: 346 }, 36, 15, ['#f2d270', '#eac252'], 0.2)
    },
  },
  'chole-bhature': {
    table: 'terracotta',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 210, '#4f6f7d', '#e9c886')
      flat(canvas, { x: 200, y: 196 }, 124, '#ecb85e', '#bd7a30', 10)
      flat(canvas, { x: 268, y: 236 }, 118, '#f0c06a', '#c4843a', 10)
      bowl(canvas, { x: 344, y: 356 }, 84, '#3a3a41', '#1d1d21')
      surface(canvas, { x: 344, y: 356 }, 70, '#7d3e18')
      top.chunks(canvas, 14, { x: 344, y: 356 }, 58, 13, ['#d39a52', '#c68a42'], 0.1)
      top.onionRings(canvas, 2, { x: 96, y: 360 }, 26, 30)
    },
  },
  bajji: {
    table: 'leaf',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 204, '#fff6e6', '#2f6690')
      top.chunks(canvas, 9, MIDDLE, 112, 46, ['#cf8a34', '#dd9c46', '#c07a28'], 0.1)
      top.curryLeaves(canvas, 4, MIDDLE, 110)
      katori(canvas, { x: 380, y: 376 }, 60, '#f6f0e0')
    },
  },
  'mirchi-bajji': {
    table: 'marigold',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 204, '#fff6e6', '#c9402a')
      for (const [y, turn] of [
        [160, -10],
        [222, -16],
        [284, -12],
        [340, -18],
      ] as const)
        canvas.group(`translate(236 ${y}) rotate(${turn})`, () => {
          canvas.add(
            path(
              'M-128 4C-116-34 60-40 132-4C70 38-104 40-128 4Z',
              '#3b1a08',
              'transform="translate(3 9)" opacity=".3"',
            ),
          )
          canvas.add(
            path(
              'M-128 0C-116-36 60-42 132-6C70 34-104 36-128 0Z',
              canvas.radial([0, '#f6c860'], [0.6, '#dd9a34'], [1, '#a9661a']),
            ),
          )
          canvas.add(path('M-126 0C-140-8-152-4-164-10C-158 8-142 10-126 6Z', '#5d8f34'))
          top.specks(canvas, 14, { x: 0, y: 0 }, 88, '#f9dd92', 5)
        })
      top.onionRings(canvas, 3, { x: 360, y: 380 }, 40, 26)
      top.lemonWheel(canvas, { x: 92, y: 376 }, 34)
    },
  },
  naan: breads('terracotta', (canvas) => {
    naan(canvas, 196, 236, -24)
    naan(canvas, 284, 250, 14)
  }),
  roti: breads('leaf', (canvas) => {
    flat(canvas, { x: 206, y: 208 }, 128, '#ecd0a0', '#9c6a35', 18)
    flat(canvas, { x: 272, y: 262 }, 128, '#f1d8ab', '#9c6a35', 20)
  }),
  paratha: breads('rose', (canvas) => {
    for (const at of [
      { x: 208, y: 210 },
      { x: 268, y: 266 },
    ]) {
      flat(canvas, at, 126, '#e9bd76', '#a5652a', 8)
      for (const r of [24, 48, 72, 96, 116])
        canvas.add(
          `<circle cx="${at.x}" cy="${at.y}" r="${r}" fill="none" stroke="#a86a2e" stroke-width="4" opacity=".45"/>`,
        )
    }
  }),
  'jonna-rotte': breads('teal', (canvas) => {
    flat(canvas, { x: 206, y: 208 }, 132, '#e8dcc2', '#8f7a58', 12)
    flat(canvas, { x: 272, y: 262 }, 130, '#efe5cf', '#94805f', 14)
    katori(canvas, { x: 388, y: 386 }, 54, '#b5401c')
  }),
  'sarva-pindi': {
    table: 'sand',
    draw: (canvas) => {
      kadhai(canvas, MIDDLE, 188)
      flat(canvas, MIDDLE, 150, '#d89a45', '#8f4f16', 18)
      top.specks(canvas, 50, MIDDLE, 134, '#fff3d0', 5)
      top.specks(canvas, 22, MIDDLE, 130, '#b5722c', 13)
      top.specks(canvas, 20, MIDDLE, 130, '#4f8f2c', 8)
      for (const [x, y] of [
        [240, 240],
        [180, 200],
        [300, 200],
        [180, 290],
        [300, 290],
      ] as const)
        canvas.add(disc({ x, y }, 11, '#1d1d21'))
    },
  },
  thali: meals('terracotta', (canvas, at) => flat(canvas, at, 48, '#ecd0a0', '#9c6a35', 8)),
  'thali-nonveg': meals('marigold', (canvas) =>
    top.drumstick(canvas, { x: 318, y: 318 }, 58, -30, '#c4712e'),
  ),
  'rotti-oota': {
    table: 'leaf',
    draw: (canvas) => {
      thali(canvas, MIDDLE, 218)
      flat(canvas, { x: 214, y: 284 }, 96, '#efe5cf', '#94805f', 12)
      const bowls = ['#9a5a25', '#e2b33f', '#f8f2e2', '#a84a1d', '#6d9a3a']
      for (const [index, colour] of bowls.entries()) {
        const angle = -2.6 + index * 0.66
        katori(canvas, { x: 240 + Math.cos(angle) * 142, y: 240 + Math.sin(angle) * 142 }, 50, colour)
      }
      top.onionRings(canvas, 2, { x: 348, y: 320 }, 26, 22)
    },
  },
  jhunka: {
    table: 'sky',
    draw: (canvas) => {
      kadhai(canvas, MIDDLE, 184)
      thick(canvas, MIDDLE, 148, '#dba436')
      top.chunks(canvas, 60, MIDDLE, 136, 13, ['#e9b94a', '#f0c860', '#d59d2e'], 0.35)
      top.specks(canvas, 24, MIDDLE, 120, '#33200f', 5)
      top.curryLeaves(canvas, 5, MIDDLE, 106)
    },
  },
  bobbatlu: breads('marigold', (canvas) => {
    flat(canvas, { x: 206, y: 208 }, 120, '#f0bd4e', '#c07d22', 14)
    flat(canvas, { x: 270, y: 264 }, 120, '#f4c85c', '#c07d22', 14)
    canvas.add(path(blob(canvas.random, { x: 262, y: 250 }, 38, 0.2, 9), '#fff0b0', 'opacity=".75"'))
  }),
}
