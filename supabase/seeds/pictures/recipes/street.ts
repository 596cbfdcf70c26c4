import { type Canvas, shade } from '../canvas.ts'
import { surface, thick } from '../gravy.ts'
import { illustrate, illustrateWithShadow } from '../illustrations.ts'
import { MIDDLE, type Recipe } from '../recipe.ts'
import { blob, disc, path, stroke } from '../shapes.ts'
import * as top from '../toppings.ts'
import { board, bowl, kadhai, plate } from '../vessels.ts'

function hero(
  table: Recipe['table'],
  name: string,
  on: 'plate' | 'board',
  garnish: (canvas: Canvas) => void,
  size = 260,
): Recipe {
  return {
    table,
    draw: (canvas) => {
      if (on === 'plate') plate(canvas, MIDDLE, 206, '#fff6e6', '#d9a441')
      else board(canvas, MIDDLE, 420, 320)
      illustrateWithShadow(canvas, name, { x: 240, y: 228 }, size)
      garnish(canvas)
    },
  }
}

function dip(canvas: Canvas, x: number, y: number, colour: string): void {
  bowl(canvas, { x, y }, 52, '#fffaf0', shade(colour, -0.3))
  surface(canvas, { x, y }, 44, colour)
}

function noodles(canvas: Canvas, colour: string): void {
  kadhai(canvas, MIDDLE, 186)
  canvas.add(disc(MIDDLE, 152, shade(colour, -0.3)))
  for (const tone of [-0.18, 0, 0.22]) {
    const strands = Array.from({ length: 44 }, () => {
      const angle = canvas.random.between(0, 6.28)
      const reach = 128 * Math.sqrt(canvas.random.next())
      const x = 240 + Math.cos(angle) * reach
      const y = 240 + Math.sin(angle) * reach
      const bend = () => Math.round(canvas.random.between(-46, 46))
      return `M${Math.round(x)} ${Math.round(y)}c${bend()} ${bend()} ${bend()} ${bend()} ${Math.round((240 - x) * 0.6)} ${Math.round((240 - y) * 0.6)}`
    })
    canvas.add(stroke(strands.join(''), shade(colour, tone), 7))
  }
  top.slivers(canvas, 14, MIDDLE, 126, '#ee7d2b', 24, 7)
  top.slivers(canvas, 14, MIDDLE, 126, '#6fae3c', 26, 7)
  top.slivers(canvas, 6, MIDDLE, 110, '#c9402a', 24, 8)
}

function samosa(canvas: Canvas, x: number, y: number, turn: number, size = 1): void {
  canvas.group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, () => {
    const shape = 'M-6-92C2-100 12-96 16-88L94 52C100 66 92 76 80 76C30 84-34 84-80 74C-94 72-98 60-90 48Z'
    canvas.add(path(shape, '#3b1a08', 'transform="translate(6 12)" opacity=".3"'))
    canvas.add(path(shape, canvas.radial([0, '#f7cf83'], [0.55, '#dd9d45'], [1, '#a7651f'])))
    canvas.add(path('M16-88L94 52C70 30 30-30 16-88Z', '#a7651f', 'opacity=".5"'))
    canvas.add(stroke('M-80 60q10-12 20 0t20 0t20 0t20 0t20 0t20 0t20 0', '#9a5a1a', 5, 'opacity=".6"'))
    top.specks(canvas, 14, { x: 0, y: 10 }, 54, '#b9762e', 6)
  })
}

function puris(canvas: Canvas, filling: (x: number, y: number) => void): void {
  plate(canvas, MIDDLE, 206, '#fff6e6', '#2f6690')
  for (let index = 0; index < 6; index++) {
    const angle = index * 1.0472 - 0.5
    const x = 240 + Math.cos(angle) * 112
    const y = 240 + Math.sin(angle) * 112
    canvas.add(disc({ x: x + 3, y: y + 8 }, 50, '#3b1a08', 'opacity=".28"'))
    canvas.add(disc({ x, y }, 50, canvas.radial([0, '#f8d893'], [0.6, '#e2a94f'], [1, '#ad6d24'])))
    canvas.add(path(blob(canvas.random, { x, y }, 32, 0.12, 9), '#6b3c14'))
    filling(x, y)
  }
}

function heap(table: Recipe['table'], draw: (canvas: Canvas) => void): Recipe {
  return {
    table,
    draw: (canvas) => {
      plate(canvas, MIDDLE, 204, '#fff6e6', '#c9402a')
      draw(canvas)
    },
  }
}

function sev(canvas: Canvas, radius: number): void {
  top.slivers(canvas, 70, MIDDLE, radius, '#f3c13c', 15, 4)
}

/** Chaat, wok, rolls, burgers, pizza. */
export const streetRecipes: Readonly<Record<string, Recipe>> = {
  noodles: { table: 'marigold', draw: (canvas) => noodles(canvas, '#e8b95a') },
  'noodles-chicken': {
    table: 'terracotta',
    draw: (canvas) => {
      noodles(canvas, '#d99a3c')
      top.chunks(canvas, 7, MIDDLE, 104, 25, ['#b86a2c', '#c87a38'], 0.2)
    },
  },
  'spring-rolls': {
    table: 'leaf',
    draw: (canvas) => {
      board(canvas, MIDDLE, 420, 310)
      for (const [index, y] of [160, 210, 260, 310].entries())
        canvas.group(`translate(${214 + index * 10} ${y}) rotate(-10)`, () => {
          canvas.add(`<rect x="-118" y="-17" width="236" height="44" rx="22" fill="#3b1a08" opacity=".3"/>`)
          canvas.add(
            `<rect x="-120" y="-24" width="240" height="44" rx="22" fill="${canvas.linear('down', [0, '#f8d48a'], [0.5, '#dc9a40'], [1, '#a7651f'])}"/>`,
          )
          top.specks(canvas, 12, { x: 0, y: -2 }, 84, '#9a5a1a', 5)
          canvas.add(
            `<ellipse cx="112" cy="-2" rx="10" ry="19" fill="#7d4a18"/><circle cx="112" cy="-4" r="6" fill="#6fae3c"/>`,
          )
        })
      dip(canvas, 390, 372, '#d8452a')
    },
  },
  momos: {
    table: 'rose',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#d8b98a', '#8f5a2d')
      for (let index = 0; index < 6; index++) {
        const angle = index * 1.0472
        const at = { x: 240 + Math.cos(angle) * 106, y: 240 + Math.sin(angle) * 106 }
        canvas.add(disc({ x: at.x + 3, y: at.y + 9 }, 50, '#3b1a08', 'opacity=".3"'))
        canvas.add(disc(at, 50, canvas.radial([0, '#ffffff'], [0.7, '#f4ead6'], [1, '#cdbb99'])))
        const pleats = Array.from({ length: 9 }, (_, pleat) => {
          const turn = (pleat / 9) * 6.283
          return `M${Math.round(at.x + Math.cos(turn) * 44)} ${Math.round(at.y + Math.sin(turn) * 44)}Q${Math.round(at.x + Math.cos(turn + 0.5) * 24)} ${Math.round(at.y + Math.sin(turn + 0.5) * 24)} ${Math.round(at.x)} ${Math.round(at.y)}`
        })
        canvas.add(stroke(pleats.join(''), '#c9b48f', 3.4))
        canvas.add(disc(at, 8, '#e9dcc0'))
      }
      dip(canvas, 240, 240, '#d0301c')
    },
  },
  samosa: {
    table: 'teal',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#fff6e6', '#b6803d')
      samosa(canvas, 186, 216, -16)
      samosa(canvas, 290, 262, 22)
      dip(canvas, 372, 128, '#5c9440')
      dip(canvas, 108, 368, '#7d3018')
    },
  },
  'pani-puri': {
    table: 'leaf',
    draw: (canvas) => {
      puris(canvas, (x, y) => top.chunks(canvas, 4, { x, y }, 18, 9, ['#f0dca0', '#c9a052'], 0.2))
      bowl(canvas, MIDDLE, 64, '#b9633a', '#2f5a20')
      surface(canvas, MIDDLE, 54, '#5d8f2c')
      top.herbs(canvas, 4, MIDDLE, 34, '#2f7a22', 0.8)
    },
  },
  'dahi-puri': {
    table: 'rose',
    draw: (canvas) => {
      puris(canvas, (x, y) => {
        canvas.add(path(blob(canvas.random, { x, y }, 33, 0.12, 9), '#fffaf0'))
        canvas.add(path(blob(canvas.random, { x: x + 7, y: y + 5 }, 13, 0.3, 7), '#7d3018'))
        top.slivers(canvas, 9, { x, y }, 28, '#f3c13c', 12, 3.4)
        top.specks(canvas, 4, { x, y }, 26, '#c2203a', 8)
      })
      top.herbs(canvas, 6, MIDDLE, 60)
    },
  },
  'pav-bhaji': {
    table: 'marigold',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 210, '#d7dce1', '#8f979e')
      for (const [x, y] of [
        [330, 152],
        [366, 246],
      ] as const) {
        canvas.add(
          `<rect x="${x - 58}" y="${y - 44}" width="120" height="100" rx="34" fill="#3b1a08" opacity=".3"/>`,
        )
        canvas.add(
          `<rect x="${x - 60}" y="${y - 52}" width="120" height="100" rx="34" fill="${canvas.radial([0, '#f2bd6c'], [0.6, '#cf8a38'], [1, '#8f5317'])}"/>`,
        )
      }
      bowl(canvas, { x: 184, y: 262 }, 132, '#fff8ec')
      thick(canvas, { x: 184, y: 262 }, 112, '#c9461d')
      canvas.add(
        `<rect x="160" y="232" width="54" height="44" rx="9" transform="rotate(-14 187 254)" fill="${canvas.radial([0, '#fff6c9'], [1, '#f3cf55'])}"/>`,
      )
      top.herbs(canvas, 7, { x: 184, y: 262 }, 92)
      top.onionRings(canvas, 2, { x: 350, y: 354 }, 24, 24)
    },
  },
  ragda: heap('terracotta', (canvas) => {
    thick(canvas, MIDDLE, 142, '#d8a54a')
    top.chunks(canvas, 26, MIDDLE, 130, 14, ['#ecd08a', '#e0bd6e'], 0.12)
    samosa(canvas, 226, 232, 14, 0.72)
    canvas.add(path(blob(canvas.random, { x: 286, y: 288 }, 40, 0.25, 9), '#fffaf0'))
    canvas.add(path(blob(canvas.random, { x: 190, y: 300 }, 28, 0.3, 9), '#7d3018'))
    sev(canvas, 104)
    top.herbs(canvas, 7, MIDDLE, 120)
  }),
  bhel: heap('sky', (canvas) => {
    canvas.add(disc(MIDDLE, 142, '#e2b463'))
    top.chunks(canvas, 130, MIDDLE, 140, 13, ['#f9dfa2', '#f2cd7e', '#fceec4'], 0.2)
    top.chunks(canvas, 16, MIDDLE, 124, 11, ['#d8432a', '#c06aa0', '#b5722c'], 0.2)
    sev(canvas, 124)
    top.herbs(canvas, 9, MIDDLE, 120)
  }),
  'vada-pav': heap('leaf', (canvas) => {
    canvas.add(disc({ x: 244, y: 254 }, 112, '#3b1a08', 'opacity=".3"'))
    canvas.add(disc({ x: 240, y: 250 }, 112, canvas.radial([0, '#d89a4a'], [1, '#8f5317'])))
    top.chunks(canvas, 1, { x: 246, y: 236 }, 1, 96, ['#dd9c38'], 0.05)
    canvas.add(
      path(
        'M126 214C140 128 208 96 258 100C320 106 356 150 352 196C300 168 190 168 126 214Z',
        canvas.radial([0, '#f5c67a'], [0.6, '#d18c3a'], [1, '#965a1c']),
      ),
    )
    top.specks(canvas, 22, { x: 250, y: 280 }, 60, '#b5301c', 6)
    illustrate(canvas, 'hot-pepper', { x: 372, y: 340 }, 92, -20)
  }),
  shawarma: hero(
    'marigold',
    'burrito',
    'board',
    (canvas) => {
      dip(canvas, 384, 372, '#fdf6e4')
      top.onionRings(canvas, 3, { x: 100, y: 356 }, 40, 24)
    },
    280,
  ),
  roll: hero(
    'teal',
    'stuffed-flatbread',
    'board',
    (canvas) => {
      dip(canvas, 386, 370, '#5c9440')
      top.lemonWheel(canvas, { x: 96, y: 366 }, 36)
    },
    280,
  ),
  'shawarma-plate': {
    table: 'rose',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 210, '#fff6e6', '#b6803d')
      top.chunks(canvas, 22, { x: 216, y: 262 }, 104, 23, ['#b8702e', '#c98240', '#a55f22'], 0.3)
      illustrate(canvas, 'french-fries', { x: 342, y: 170 }, 130, 14)
      dip(canvas, 126, 148, '#fdf6e4')
      top.onionRings(canvas, 3, { x: 340, y: 320 }, 40, 24)
      top.herbs(canvas, 6, { x: 216, y: 262 }, 90)
    },
  },
  burger: hero(
    'terracotta',
    'hamburger',
    'board',
    (canvas) => {
      illustrate(canvas, 'french-fries', { x: 392, y: 356 }, 124, 10)
      dip(canvas, 92, 372, '#d0301c')
    },
    290,
  ),
  pizza: {
    table: 'leaf',
    draw: (canvas) => {
      board(canvas, MIDDLE, 430, 400)
      canvas.add(disc({ x: 246, y: 252 }, 186, '#3b1a08', 'opacity=".3"'))
      canvas.add(disc(MIDDLE, 186, canvas.radial([0, '#f0c27a'], [1, '#b9762e'])))
      canvas.add(disc(MIDDLE, 162, '#c9401f'))
      canvas.add(
        path(blob(canvas.random, MIDDLE, 154, 0.04, 18), canvas.radial([0, '#ffe9a6'], [1, '#f3bf54'])),
      )
      for (let index = 0; index < 9; index++) {
        const at = {
          x: 240 + Math.cos(index * 2.4) * 34 * Math.sqrt(index + 1),
          y: 240 + Math.sin(index * 2.4) * 34 * Math.sqrt(index + 1),
        }
        canvas.add(
          disc({ x: at.x + 2, y: at.y + 4 }, 23, '#7a1f0c', 'opacity=".4"'),
          disc(at, 23, canvas.radial([0, '#ef6a45'], [1, '#b72c16'])),
          disc(at, 15, '#d8492c'),
        )
      }
      top.herbs(canvas, 8, MIDDLE, 132, '#2f8a2c', 1.3)
      canvas.add(
        stroke(
          'M240 240L240 52M240 240L404 148M240 240L404 332M240 240V428M240 240L76 332M240 240L76 148',
          '#a9661f',
          3,
          'opacity=".5"',
        ),
      )
    },
  },
  fries: hero(
    'sky',
    'french-fries',
    'plate',
    (canvas) => {
      dip(canvas, 382, 366, '#d0301c')
      top.specks(canvas, 20, { x: 240, y: 150 }, 70, '#b5301c', 6)
    },
    290,
  ),
  sandwich: hero('marigold', 'sandwich', 'board', (canvas) => dip(canvas, 388, 374, '#5c9440'), 290),
  pasta: hero(
    'leaf',
    'spaghetti',
    'plate',
    (canvas) => top.herbs(canvas, 3, { x: 380, y: 370 }, 30, '#2f8a2c', 1.6),
    300,
  ),
  salad: hero(
    'terracotta',
    'green-salad',
    'plate',
    (canvas) => top.lemonWheel(canvas, { x: 384, y: 370 }, 38),
    300,
  ),
}
