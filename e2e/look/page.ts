import { AIMS, type Aim, CHECKS } from './aims.ts'
import type { Measured } from './measured.ts'
import { REASONS } from './reasons.ts'
import { SCREENS } from './screens.ts'
import type { Showing } from './showings.ts'

/** The measurements of every screen in one showing. */
export interface Shown {
  readonly showing: Showing
  readonly screens: Readonly<Record<string, Measured>>
}

const HEAD = [
  '# How it looks, measured',
  '`pnpm look` opens every open screen in Chromium as a phone (390×844) and a desktop (1440×900), in English and Telugu, light and dark, over the seeded market with a cart and an order under way, and writes this page. `LOOK_SCREENS=cart,checkout pnpm look` measures only some screens and writes nothing. What each showing looked like is in `test-results/look`.',
  'The aims are the numbers of the look guide that a browser can count. Where several showings are counted, the worst one is told. **Bold** misses its aim; why is said below.',
]

const keyOf = (screen: string, what: string) => `${screen}: ${what}`
const misses = (value: number, { atLeast = -Infinity, atMost = Infinity }: Pick<Aim, 'atLeast' | 'atMost'>) =>
  value < atLeast || value > atMost
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
const told = (value: number, isMissed: boolean) => {
  const short = String(Math.round(value * 100) / 100)
  return isMissed ? `**${short}**` : short
}

/** The page of docs/operations, and what misses its aim without a reason. */
export function pageOf(shown: readonly Shown[]): {
  readonly text: string
  readonly unexplained: readonly string[]
} {
  const missed = new Set<string>()
  const worst = (values: readonly number[], aim: Pick<Aim, 'atLeast' | 'atMost'>) =>
    aim.atLeast === undefined ? Math.max(...values) : Math.min(...values)

  const aims = AIMS.map((aim) => {
    const cells = (['en', 'te'] as const).map((language) => {
      const values = shown
        .filter(({ showing }) => showing.window === aim.window && showing.language === language)
        .flatMap(({ screens }) => screens[aim.screen] ?? [])
        .map(aim.of)
      if (values.length === 0) return '–'
      const value = worst(values, aim)
      if (misses(value, aim)) missed.add(keyOf(aim.screen, aim.what))
      return told(value, misses(value, aim))
    })
    const limit = aim.atLeast === undefined ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`
    return [aim.screen, aim.what, aim.window, limit, ...cells]
  })

  const checks = (['phone', 'desktop'] as const).map((window) => {
    const rows = SCREENS.map(({ name }) => [
      name,
      ...CHECKS.map((check) => {
        const values = shown
          .filter(({ showing }) => showing.window === window)
          .flatMap(({ screens }) => screens[name] ?? [])
          .map(check.of)
        if (values.length === 0) return '–'
        const value = worst(values, check)
        if (misses(value, check)) missed.add(keyOf(name, check.what))
        return told(value, misses(value, check))
      }),
    ])
    const head = [
      'Screen',
      ...CHECKS.map(({ what, atMost }) => (atMost === 0 ? what : `${what} (≤ ${atMost})`)),
    ]
    return `## Checklist, ${window}\n\n${table(head, rows)}`
  })

  const reasonOf = (key: string) => REASONS[key] ?? REASONS[key.slice(key.lastIndexOf(': ') + 2)]
  const reasons = [...missed].map((key) => `- ${key} – ${reasonOf(key) ?? 'no reason yet'}`)
  return {
    text: [
      ...HEAD,
      `## Numbers of the blueprints\n\n${table(['Screen', 'What', 'Window', 'Aim', 'English', 'Telugu'], aims)}`,
      ...checks,
      `## What misses its aim, and why\n\n${reasons.length > 0 ? reasons.join('\n') : 'Nothing.'}`,
    ]
      .join('\n\n')
      .concat('\n'),
    unexplained: [...missed].filter((key) => reasonOf(key) === undefined),
  }
}
