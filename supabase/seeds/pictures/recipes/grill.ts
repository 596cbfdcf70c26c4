import { type Canvas, shade } from '../canvas.ts'
import { illustrate } from '../illustrations.ts'
import { MIDDLE, type Recipe } from '../recipe.ts'
import { path, stroke } from '../shapes.ts'
import * as top from '../toppings.ts'
import { board, bowl, kadhai, leaf, plate } from '../vessels.ts'

function chutney(canvas: Canvas, x: number, y: number, colour = '#5c9440'): void {
  bowl(canvas, { x, y }, 50, '#fffaf0', shade(colour, -0.3))
  canvas.add(
    `<circle cx="${x}" cy="${y}" r="42" fill="${canvas.radial([0, shade(colour, 0.35)], [1, colour])}"/>`,
  )
}

function garnished(canvas: Canvas): void {
  top.onionRings(canvas, 4, { x: 106, y: 372 }, 46, 27)
  top.lemonWheel(canvas, { x: 390, y: 112 }, 34)
  chutney(canvas, 392, 386)
}

function fried(
  table: Recipe['table'],
  colours: readonly string[],
  size: number,
  count: number,
  on: 'plate' | 'leaf' | 'iron',
  more?: (canvas: Canvas) => void,
): Recipe {
  return {
    table,
    draw: (canvas) => {
      if (on === 'plate') plate(canvas, MIDDLE, 200, '#fff6e6', '#2f6690')
      else if (on === 'leaf') leaf(canvas, MIDDLE, 440, 330)
      else kadhai(canvas, MIDDLE, 186)
      top.chunks(canvas, count, MIDDLE, on === 'iron' ? 112 : 118, size, colours, 0.26)
      top.curryLeaves(canvas, 7, MIDDLE, 118)
      top.slivers(canvas, 7, MIDDLE, 112, '#3f8a2a', 22, 7)
      more?.(canvas)
      top.lemonWheel(canvas, { x: 392, y: 388 }, 36)
    },
  }
}

function skewers(table: Recipe['table'], piece: (canvas: Canvas) => void): Recipe {
  return {
    table,
    draw: (canvas) => {
      board(canvas, MIDDLE, 420, 300)
      for (const [index, y] of [176, 244, 312].entries())
        canvas.group(`translate(${240 + index * 6} ${y}) rotate(-8)`, () => {
          canvas.add(stroke('M-196 0H196', '#5b5f66', 6), stroke('M-196-1.5H196', '#c9ced4', 2.4))
          piece(canvas)
        })
      garnished(canvas)
    },
  }
}

function lumps(canvas: Canvas, colours: readonly string[], pepper: boolean): void {
  for (const [index, x] of [-124, -62, 0, 62, 124].entries()) {
    top.chunks(canvas, 1, { x, y: 0 }, 2, 33, [colours[index % colours.length] ?? '#c9702a'], 0.14)
    canvas.add(stroke(`M${x - 16}-8l14-6M${x - 12} 12l20-6`, '#3f1a08', 5, 'opacity=".6"'))
    if (pepper && index < 4) canvas.add(path(`M${x + 25}-24h12v48h-12z`, index % 2 ? '#5d9a38' : '#c06aa0'))
  }
}

function patties(table: Recipe['table'], colour: string): Recipe {
  return {
    table,
    draw: (canvas) => {
      plate(canvas, MIDDLE, 202, '#fff6e6', '#b6803d')
      for (const [x, y] of [
        [176, 190],
        [286, 184],
        [160, 290],
        [246, 270],
        [322, 284],
      ] as const) {
        top.chunks(canvas, 1, { x, y }, 1, 56, [colour], 0.06)
        canvas.add(`<circle cx="${x}" cy="${y}" r="36" fill="${shade(colour, -0.3)}" opacity=".35"/>`)
        top.specks(canvas, 12, { x, y }, 42, shade(colour, -0.5), 6)
      }
      top.herbs(canvas, 5, MIDDLE, 110)
      garnished(canvas)
    },
  }
}

/** From the tandoor, the coals and the frying pan. */
export const grillRecipes: Readonly<Record<string, Recipe>> = {
  'tandoori-chicken': {
    table: 'sand',
    draw: (canvas) => {
      board(canvas, MIDDLE, 420, 300)
      top.drumstick(canvas, { x: 196, y: 188 }, 92, -26, '#c8421c')
      top.drumstick(canvas, { x: 252, y: 262 }, 96, 2, '#d04c20')
      top.drumstick(canvas, { x: 190, y: 318 }, 84, 28, '#b93a16')
      top.specks(canvas, 30, MIDDLE, 120, '#3f1206', 5)
      top.herbs(canvas, 6, MIDDLE, 130)
      garnished(canvas)
    },
  },
  'chicken-tikka': skewers('terracotta', (canvas) => lumps(canvas, ['#d8642a', '#c9561f'], true)),
  'paneer-tikka': skewers('leaf', (canvas) => {
    for (const [index, x] of [-124, -62, 0, 62, 124].entries()) {
      top.cubes(canvas, 1, { x, y: 0 }, 2, 27, '#f0b45a', true)
      if (index < 4) canvas.add(path(`M${x + 26}-24h11v48h-11z`, index % 2 ? '#5d9a38' : '#c9402a'))
    }
  }),
  'hariyali-tikka': skewers('marigold', (canvas) => lumps(canvas, ['#7ba23c', '#6a9032'], true)),
  'seekh-kebab': skewers('rose', (canvas) => {
    const roll = 'M-150-22C-158-8-158 8-150 22H150C158 8 158-8 150-22Z'
    canvas.add(path(roll, '#2b1206', 'transform="translate(3 7)" opacity=".4"'))
    canvas.add(path(roll, canvas.linear('down', [0, '#b0693a'], [0.4, '#8e4a22'], [1, '#592a10'])))
    canvas.add(
      stroke('M-130-8q12 6 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0', '#4a210b', 4, 'opacity=".5"'),
    )
    top.specks(canvas, 14, { x: 0, y: 0 }, 120, '#6fae3c', 4)
  }),
  'shami-kebab': patties('teal', '#8a5228'),
  'gosht-fry': fried('marigold', ['#6a3314', '#7b3f1a', '#5a2a0f'], 27, 17, 'iron'),
  'fish-fry': fried('sky', ['#c9722c', '#d8853a', '#b9621f'], 38, 9, 'leaf', (canvas) =>
    top.onionRings(canvas, 4, MIDDLE, 130, 22),
  ),
  'prawn-fry': {
    table: 'marigold',
    draw: (canvas) => {
      kadhai(canvas, MIDDLE, 186)
      for (const [x, y, turn] of [
        [176, 186, 0],
        [296, 184, 70],
        [236, 240, 20],
        [174, 302, -50],
        [304, 296, 130],
      ] as const)
        illustrate(canvas, 'shrimp', { x, y }, 108, turn)
      top.curryLeaves(canvas, 7, MIDDLE, 118)
      top.lemonWheel(canvas, { x: 392, y: 388 }, 36)
    },
  },
  'okra-fry': {
    table: 'terracotta',
    draw: (canvas) => {
      kadhai(canvas, MIDDLE, 186)
      top.chunks(canvas, 34, MIDDLE, 128, 16, ['#6f9a3a', '#84ad48', '#5c842d'], 0.12)
      top.specks(canvas, 26, MIDDLE, 120, '#f2ecc6', 6)
      top.specks(canvas, 18, MIDDLE, 120, '#c58a4a', 13)
      top.curryLeaves(canvas, 4, MIDDLE, 110)
    },
  },
  'chicken-65': fried('teal', ['#c2301a', '#d04420', '#b32a14'], 31, 15, 'plate'),
  'paneer-65': {
    table: 'rose',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 200, '#fff6e6', '#2f6690')
      top.cubes(canvas, 13, MIDDLE, 118, 25, '#df6a2a', true)
      top.curryLeaves(canvas, 7, MIDDLE, 118)
      top.lemonWheel(canvas, { x: 392, y: 388 }, 36)
    },
  },
  gobi: fried('sky', ['#cf6a2a', '#dd8038', '#be5a1e'], 29, 16, 'plate'),
  'chilli-chicken': fried('sand', ['#7f2f12', '#94401a', '#6b2409'], 30, 13, 'iron', (canvas) => {
    top.slivers(canvas, 9, MIDDLE, 116, '#5d9a38', 34, 13)
    top.slivers(canvas, 7, MIDDLE, 116, '#c9402a', 32, 12)
    top.specks(canvas, 24, MIDDLE, 120, '#fff3d0', 5)
  }),
  'chilli-paneer': {
    table: 'terracotta',
    draw: (canvas) => {
      kadhai(canvas, MIDDLE, 186)
      top.cubes(canvas, 11, MIDDLE, 112, 26, '#d98a45')
      top.slivers(canvas, 9, MIDDLE, 116, '#5d9a38', 34, 13)
      top.slivers(canvas, 7, MIDDLE, 116, '#c9402a', 32, 12)
      top.specks(canvas, 24, MIDDLE, 120, '#fff3d0', 5)
    },
  },
  manchurian: fried('leaf', ['#6d2c10', '#7f3816', '#5b220a'], 33, 11, 'iron', (canvas) =>
    top.specks(canvas, 26, MIDDLE, 118, '#74b243', 9),
  ),
  lollipop: {
    table: 'sky',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 202, '#2f3b48', '#d9a441')
      for (let index = 0; index < 6; index++)
        canvas.group(`rotate(${index * 60} 240 240)`, () =>
          top.drumstick(canvas, { x: 306, y: 240 }, 52, 0, index % 2 ? '#c2301a' : '#d04420'),
        )
      chutney(canvas, 240, 240, '#c23a1e')
      top.herbs(canvas, 6, MIDDLE, 150)
    },
  },
  'fried-chicken': {
    table: 'rose',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 202, '#fff6e6', '#c9402a')
      top.drumstick(canvas, { x: 200, y: 196 }, 88, -24, '#c9822f')
      top.drumstick(canvas, { x: 262, y: 268 }, 92, 10, '#d08c38')
      top.drumstick(canvas, { x: 186, y: 312 }, 78, 34, '#bd7526')
      top.specks(canvas, 70, MIDDLE, 118, '#8a4f16', 6)
      chutney(canvas, 388, 380, '#c23a1e')
    },
  },
  corn: {
    table: 'teal',
    draw: (canvas) => {
      bowl(canvas, MIDDLE, 176, '#fff8ec')
      canvas.add(`<circle cx="240" cy="240" r="144" fill="#d9971c"/>`)
      top.chunks(canvas, 130, MIDDLE, 140, 13, ['#f6c433', '#fbd65a', '#eeb01e'], 0.12)
      top.specks(canvas, 24, MIDDLE, 126, '#4f8f2c', 8)
      top.specks(canvas, 18, MIDDLE, 126, '#b3261e', 6)
      illustrate(canvas, 'ear-of-corn', { x: 402, y: 388 }, 116, 12)
    },
  },
}
