/** One line of what a benchmark found out. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: Unit
  /** What is aimed at; left out where the figure only explains another. */
  readonly aim?: { readonly atMost: number } | { readonly atLeast: number }
}

/** Milliseconds, seconds, kilobytes (1 000 bytes), calls a second, a ratio, a share from 0 to 1, a count. */
export type Unit = 'ms' | 's' | 'kB' | '/s' | '×' | '%' | ''

/** How a benchmark is to run. */
export interface BenchOptions {
  /** Small sizes, for a look rather than a figure to keep. */
  readonly quick: boolean
  /** Whether apps are built first; without, they are measured as they were built last. */
  readonly build: boolean
  /** Reports progress; a run takes minutes. */
  readonly tell: (sentence: string) => void
}

/** A benchmark: prepares, measures and cleans up after itself. */
export type Bench = (options: BenchOptions) => Promise<readonly Figure[]>

/** `12.3 ms`, `57 %`, `1.2 ×`: never more digits than a busy machine can promise. */
export function figureText(value: number, unit: Unit): string {
  if (unit === '%') return `${(value * 100).toFixed(0)} %`
  const digits = value >= 100 || Number.isInteger(value) ? 0 : unit === '' ? 2 : 1
  return `${value.toFixed(digits)} ${unit}`.trim()
}

function aimText({ aim, unit }: Figure): string {
  if (!aim) return ''
  return 'atMost' in aim ? `≤ ${figureText(aim.atMost, unit)}` : `≥ ${figureText(aim.atLeast, unit)}`
}

function verdict({ aim, value }: Figure): string {
  if (!aim) return ''
  return ('atMost' in aim ? value <= aim.atMost : value >= aim.atLeast) ? 'met' : 'missed'
}

/** The figures as a plain-text table with their targets. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [
    ['What', 'Median', 'Aim', ''],
    ...figures.map((figure) => [
      figure.what,
      figureText(figure.value, figure.unit),
      aimText(figure),
      verdict(figure),
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = ([what = '', value = '', aim = '', met = '']: readonly string[]) =>
    [what.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), aim.padStart(widths[2] ?? 0), met]
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}
