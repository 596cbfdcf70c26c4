import { type Canvas, shade } from '../canvas.ts'
import { cream, surface, thick } from '../gravy.ts'
import { illustrate, illustrateWithShadow } from '../illustrations.ts'
import { MIDDLE, type Recipe } from '../recipe.ts'
import { blob, disc, path, type Spot, stroke } from '../shapes.ts'
import * as top from '../toppings.ts'
import { board, bowl, clay, kadhai, plate } from '../vessels.ts'

const PISTACHIO = '#8fb04a'

function hero(table: Recipe['table'], name: string, more?: (canvas: Canvas) => void, size = 270): Recipe {
  return {
    table,
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#fff6f0', '#d98aa0')
      illustrateWithShadow(canvas, name, { x: 240, y: 226 }, size)
      more?.(canvas)
    },
  }
}

function balls(canvas: Canvas, spots: readonly Spot[], size: number, colour: string): void {
  for (const at of spots) top.chunks(canvas, 1, at, 1, size, [colour], 0.04)
}

const PYRAMID: readonly Spot[] = [
  { x: 166, y: 190 },
  { x: 304, y: 178 },
  { x: 140, y: 296 },
  { x: 244, y: 318 },
  { x: 336, y: 290 },
  { x: 240, y: 232 },
]

function diamonds(canvas: Canvas, colour: string, silver: boolean): void {
  for (const at of PYRAMID)
    canvas.group(`translate(${at.x} ${at.y}) rotate(8)`, () => {
      canvas.add(path('M0-42L66 4L0 58L-66 4Z', '#3b1a08', 'transform="translate(4 9)" opacity=".28"'))
      canvas.add(path('M-66 0V14L0 66L66 14V0L0 48Z', shade(colour, -0.3)))
      canvas.add(
        path('M0-46L66 0L0 48L-66 0Z', canvas.radial([0, shade(colour, 0.4)], [1, shade(colour, -0.08)])),
      )
      if (silver) canvas.add(path('M-20-16L14-30L34-8L0 18Z', '#e8edf0', 'opacity=".85"'))
      top.slivers(canvas, 4, { x: 0, y: 0 }, 26, PISTACHIO, 12, 4)
    })
}

function scoops(table: Recipe['table'], colours: readonly string[], more?: (canvas: Canvas) => void): Recipe {
  return {
    table,
    draw: (canvas) => {
      bowl(canvas, MIDDLE, 180, '#f3d9e0', '#b98a98')
      for (const [index, at] of [
        { x: 190, y: 206 },
        { x: 296, y: 214 },
        { x: 238, y: 302 },
      ].entries()) {
        const colour = colours[index % colours.length] ?? '#fff0cf'
        canvas.add(disc({ x: at.x + 4, y: at.y + 10 }, 72, '#3b1a08', 'opacity=".22"'))
        canvas.add(
          path(
            blob(canvas.random, at, 74, 0.05, 13),
            canvas.radial([0, shade(colour, 0.55)], [0.6, colour], [1, shade(colour, -0.22)]),
          ),
        )
        canvas.add(
          stroke(
            `M${at.x - 40} ${at.y + 12}q20-22 40-6t40-10M${at.x - 30} ${at.y + 40}q18-16 32-4t30-8`,
            shade(colour, -0.18),
            4,
            'opacity=".45"',
          ),
        )
      }
      more?.(canvas)
    },
  }
}

function kheer(canvas: Canvas, colour: string): void {
  clay(canvas, MIDDLE, 176)
  surface(canvas, MIDDLE, 148, colour)
  top.slivers(canvas, 16, MIDDLE, 110, PISTACHIO, 15, 5)
  top.slivers(canvas, 16, MIDDLE, 110, '#f6e6c4', 16, 5)
  top.slivers(canvas, 12, MIDDLE, 118, '#d9641e', 14, 2)
  illustrate(canvas, 'rosette', { x: 396, y: 386 }, 92, 10)
}

/** Meetha, mithai, bakery, ice cream. */
export const sweetRecipes: Readonly<Record<string, Recipe>> = {
  'double-ka-meetha': {
    table: 'plum',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#fff6e6', '#d9a441')
      surface(canvas, MIDDLE, 140, '#f2c069')
      for (const [x, y, turn] of [
        [192, 196, -12],
        [288, 214, 16],
        [226, 294, 4],
      ] as const)
        canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
          canvas.add(`<rect x="-56" y="-44" width="116" height="100" rx="16" fill="#3b1a08" opacity=".28"/>`)
          canvas.add(
            `<rect x="-58" y="-52" width="116" height="100" rx="16" fill="${canvas.radial([0, '#e9a64a'], [0.7, '#c2701f'], [1, '#8a4510'])}"/>`,
          )
          canvas.add(path(blob(canvas.random, { x: 0, y: -4 }, 38, 0.15, 9), '#fff1cf', 'opacity=".92"'))
        })
      top.slivers(canvas, 18, MIDDLE, 112, '#f6e6c4', 16, 5)
      top.slivers(canvas, 14, MIDDLE, 112, PISTACHIO, 14, 5)
    },
  },
  qubani: {
    table: 'marigold',
    draw: (canvas) => {
      bowl(canvas, MIDDLE, 176, '#2f6690')
      surface(canvas, MIDDLE, 148, '#b1490f', '#e9822f')
      top.chunks(canvas, 9, MIDDLE, 108, 32, ['#d9701c', '#e58429', '#c75e12'], 0.08)
      canvas.add(path(blob(canvas.random, { x: 250, y: 238 }, 52, 0.16, 10), '#fff8ea'))
      cream(canvas, { x: 250, y: 238 }, 34, '#f0e2c6')
      top.slivers(canvas, 10, MIDDLE, 90, '#f6e6c4', 16, 6)
    },
  },
  'gulab-jamun': {
    table: 'rose',
    draw: (canvas) => {
      bowl(canvas, MIDDLE, 176, '#fff8ec')
      surface(canvas, MIDDLE, 148, '#c4711d', '#efb04a')
      balls(
        canvas,
        [
          { x: 186, y: 196 },
          { x: 292, y: 200 },
          { x: 236, y: 294 },
        ],
        60,
        '#7d3314',
      )
      top.slivers(canvas, 14, MIDDLE, 100, PISTACHIO, 14, 5)
    },
  },
  rasmalai: {
    table: 'teal',
    draw: (canvas) => {
      bowl(canvas, MIDDLE, 176, '#b9633a')
      surface(canvas, MIDDLE, 148, '#f8e3a2')
      balls(
        canvas,
        [
          { x: 186, y: 200 },
          { x: 292, y: 206 },
          { x: 236, y: 296 },
        ],
        58,
        '#fbf0c8',
      )
      top.slivers(canvas, 18, MIDDLE, 118, PISTACHIO, 14, 5)
      top.slivers(canvas, 16, MIDDLE, 118, '#d9641e', 14, 2)
    },
  },
  kheer: { table: 'rose', draw: (canvas) => kheer(canvas, '#faf0d8') },
  laddu: {
    table: 'leaf',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#fff6e6', '#c9402a')
      for (const at of PYRAMID) {
        balls(canvas, [at], 56, '#f0a42a')
        top.specks(canvas, 46, at, 50, '#f9c455', 8)
        top.specks(canvas, 14, at, 46, '#d67f12', 7)
        top.slivers(canvas, 3, at, 26, PISTACHIO, 13, 5)
      }
    },
  },
  barfi: {
    table: 'plum',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 208, '#fff6e6', '#d9a441')
      diamonds(canvas, '#f4e3bd', true)
    },
  },
  'mysore-pak': {
    table: 'sky',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 208, '#fff6e6', '#b6803d')
      diamonds(canvas, '#e0a43c', false)
    },
  },
  jalebi: {
    table: 'teal',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 208, '#fff6e6', '#c9402a')
      for (const at of PYRAMID) {
        const coil = Array.from({ length: 40 }, (_, index) => {
          const angle = index * 0.47
          const reach = 8 + index * 1.35
          return `${index === 0 ? 'M' : 'L'}${Math.round(at.x + Math.cos(angle) * reach)} ${Math.round(at.y + Math.sin(angle) * reach * 0.94)}`
        }).join('')
        canvas.add(
          stroke(coil, '#8f3a06', 17, 'transform="translate(2 6)" opacity=".55"'),
          stroke(coil, '#e8760f', 15),
          stroke(coil, '#fbb24a', 5, 'transform="translate(-2 -3)" opacity=".85"'),
        )
      }
    },
  },
  putharekulu: {
    table: 'marigold',
    draw: (canvas) => {
      board(canvas, MIDDLE, 420, 310)
      for (const [index, y] of [158, 206, 254, 302, 344].entries())
        canvas.group(`translate(${216 + index * 8} ${y}) rotate(-9)`, () => {
          canvas.add('<rect x="-118" y="-14" width="236" height="42" rx="8" fill="#3b1a08" opacity=".26"/>')
          canvas.add(
            `<rect x="-120" y="-22" width="240" height="42" rx="8" fill="${canvas.linear('down', [0, '#ffffff'], [0.6, '#f4ebd8'], [1, '#cdbd9d'])}"/>`,
          )
          canvas.add(stroke('M-112-8H112M-112 2H112M-112 11H112', '#d9cbb0', 1.6))
          canvas.add('<ellipse cx="118" cy="-1" rx="6" ry="18" fill="#b98a4a"/>')
        })
      top.slivers(canvas, 10, MIDDLE, 130, PISTACHIO, 14, 5)
    },
  },
  'gajar-halwa': {
    table: 'sand',
    draw: (canvas) => {
      kadhai(canvas, MIDDLE, 182)
      thick(canvas, MIDDLE, 148, '#c2411a')
      top.slivers(canvas, 120, MIDDLE, 136, '#e0602a', 16, 5)
      top.cashews(canvas, 9, MIDDLE, 104)
      top.slivers(canvas, 12, MIDDLE, 110, PISTACHIO, 14, 5)
      top.specks(canvas, 12, MIDDLE, 116, '#4a1a08', 11)
    },
  },
  'osmania-biscuit': {
    table: 'teal',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#fff6e6', '#2f6690')
      for (const at of PYRAMID) {
        canvas.add(disc({ x: at.x + 4, y: at.y + 9 }, 60, '#3b1a08', 'opacity=".28"'))
        canvas.add(disc(at, 60, canvas.radial([0, '#f6d08a'], [0.7, '#dba24e'], [1, '#a76a24'])))
        canvas.add(disc(at, 44, 'none', 'stroke="#c58a3c" stroke-width="3" opacity=".6"'))
        top.specks(canvas, 12, at, 36, '#b9782e', 5)
      }
    },
  },
  cookies: hero('leaf', 'cookie', (canvas) => illustrate(canvas, 'cookie', { x: 364, y: 350 }, 120, 40), 260),
  'bun-maska': {
    table: 'sky',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#fff6e6', '#b6803d')
      canvas.add(disc({ x: 246, y: 268 }, 124, '#3b1a08', 'opacity=".28"'))
      canvas.add(disc({ x: 240, y: 258 }, 124, '#f2dcae'))
      canvas.add(path(blob(canvas.random, { x: 240, y: 250 }, 116, 0.06, 14), '#fff3c0'))
      canvas.add(
        path(
          'M116 244C116 150 176 104 242 104C310 104 364 152 364 244C300 214 178 214 116 244Z',
          canvas.radial([0, '#f2bd6c'], [0.55, '#cf8434'], [1, '#8b4d14']),
        ),
      )
      canvas.add(path('M158 166C182 134 226 126 256 132C222 140 186 150 158 166Z', '#ffffff', 'opacity=".4"'))
      canvas.add(
        `<rect x="216" y="262" width="56" height="44" rx="9" transform="rotate(-12 244 284)" fill="${canvas.radial([0, '#fffbe0'], [1, '#f6d968'])}"/>`,
      )
    },
  },
  puff: {
    table: 'terracotta',
    draw: (canvas) => {
      board(canvas, MIDDLE, 420, 310)
      for (const [x, y, turn] of [
        [168, 196, -10],
        [296, 262, 12],
      ] as const)
        canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
          canvas.add('<rect x="-92" y="-64" width="188" height="144" rx="20" fill="#3b1a08" opacity=".3"/>')
          for (const [inset, tone] of [
            [0, -0.25],
            [7, -0.05],
            [15, 0.12],
            [24, 0.22],
          ] as const)
            canvas.add(
              `<rect x="${-94 + inset}" y="${-74 + inset}" width="${188 - inset * 2}" height="${140 - inset * 2}" rx="${20 - inset * 0.4}" fill="${shade('#d9963c', tone)}"/>`,
            )
          canvas.add(stroke('M-62-34L60 24M-62-4L28 40M-28-44L64-6', '#a9661f', 4, 'opacity=".5"'))
        })
      illustrate(canvas, 'hot-beverage', { x: 396, y: 126 }, 104)
    },
  },
  lukhmi: {
    table: 'marigold',
    draw: (canvas) => {
      plate(canvas, MIDDLE, 206, '#fff6e6', '#4f8f2c')
      for (const [x, y, turn] of [
        [176, 196, 12],
        [300, 206, -14],
        [236, 306, 40],
      ] as const)
        canvas.group(`translate(${x} ${y}) rotate(${turn})`, () => {
          canvas.add('<rect x="-58" y="-46" width="120" height="114" rx="14" fill="#3b1a08" opacity=".28"/>')
          canvas.add(
            `<rect x="-60" y="-56" width="120" height="112" rx="14" fill="${canvas.radial([0, '#f6cf8a'], [0.6, '#d99a42'], [1, '#a2641f'])}"/>`,
          )
          canvas.add(
            '<rect x="-46" y="-43" width="92" height="86" rx="10" fill="none" stroke="#a96a24" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>',
          )
        })
      top.lemonWheel(canvas, { x: 388, y: 376 }, 36)
    },
  },
  cake: hero('rose', 'birthday-cake', undefined, 300),
  pastry: hero(
    'teal',
    'shortcake',
    (canvas) => illustrate(canvas, 'strawberry', { x: 378, y: 364 }, 84, 18),
    280,
  ),
  muffin: hero('sky', 'cupcake', undefined, 280),
  bread: hero('marigold', 'bread', undefined, 290),
  croissant: hero(
    'sky',
    'croissant',
    (canvas) => illustrate(canvas, 'hot-beverage', { x: 392, y: 118 }, 104),
    300,
  ),
  brownie: hero(
    'terracotta',
    'chocolate-bar',
    (canvas) => illustrate(canvas, 'soft-ice-cream', { x: 356, y: 320 }, 140),
    250,
  ),
  'fruit-salad': {
    table: 'leaf',
    draw: (canvas) => {
      bowl(canvas, MIDDLE, 186, '#fff8ec', '#e6d2b0')
      for (const [name, x, y, size, turn] of [
        ['red-apple', 178, 172, 110, -10],
        ['kiwi-fruit', 296, 176, 110, 10],
        ['grapes', 172, 288, 118, 0],
        ['strawberry', 306, 290, 104, 18],
        ['tangerine', 238, 232, 104, 0],
        ['banana', 242, 330, 104, -20],
      ] as const)
        illustrate(canvas, name, { x, y }, size, turn)
      top.herbs(canvas, 3, MIDDLE, 60, '#2f8a2c', 1.2)
    },
  },
  'ice-cream': scoops('plum', ['#fdf1d6', '#f6e6c2'], (canvas) =>
    top.slivers(canvas, 20, MIDDLE, 110, PISTACHIO, 13, 5),
  ),
  'ice-cream-mango': scoops('teal', ['#f9b733', '#fbc450'], (canvas) =>
    illustrate(canvas, 'mango', { x: 388, y: 378 }, 116, 10),
  ),
  'ice-cream-chocolate': scoops('rose', ['#6b3a22', '#7d4a2e'], (canvas) =>
    top.slivers(canvas, 22, MIDDLE, 110, '#f6e6c4', 13, 5),
  ),
  'ice-cream-strawberry': scoops('sky', ['#f29bb0', '#f6b0c0'], (canvas) => {
    illustrate(canvas, 'strawberry', { x: 300, y: 170 }, 84, 16)
    illustrate(canvas, 'strawberry', { x: 398, y: 386 }, 92, -14)
  }),
  kulfi: {
    table: 'leaf',
    draw: (canvas) => {
      board(canvas, MIDDLE, 420, 310)
      for (const [x, turn] of [
        [150, -20],
        [240, -4],
        [330, 12],
      ] as const)
        canvas.group(`translate(${x} 232) rotate(${turn})`, () => {
          canvas.add('<rect x="-8" y="88" width="16" height="92" rx="8" fill="#c99a5c"/>')
          canvas.add(
            path(
              'M-40-92C-34-122 34-122 40-92L30 92C28 106-28 106-30 92Z',
              '#3b1a08',
              'transform="translate(5 10)" opacity=".28"',
            ),
          )
          canvas.add(
            path(
              'M-40-96C-34-126 34-126 40-96L30 90C28 104-28 104-30 90Z',
              canvas.linear('right', [0, '#fffaf0'], [0.5, '#f6e4b8'], [1, '#d9bd83']),
            ),
          )
          top.slivers(canvas, 9, { x: 0, y: -10 }, 60, PISTACHIO, 12, 5)
          top.slivers(canvas, 7, { x: 0, y: 0 }, 60, '#d9641e', 11, 2)
        })
    },
  },
}
