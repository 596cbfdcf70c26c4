import { figureText } from '../bench/figure.ts'
import type { Outcome, Summary } from './outcome.ts'
import { summaryOf } from './outcome.ts'

const LINES: readonly { readonly name: string; readonly text: (summary: Summary) => string }[] = [
  { name: 'pick-up, mean', text: ({ meanPickUp }) => figureText(meanPickUp, 's') },
  { name: 'pick-up, p90', text: ({ p90PickUp }) => figureText(p90PickUp, 's') },
  { name: 'match rate', text: ({ matchRate }) => `${(matchRate * 100).toFixed(1)} %` },
  { name: 'idle share', text: ({ idleShare }) => `${(idleShare * 100).toFixed(1)} %` },
  { name: 'cancellations', text: ({ cancellations }) => String(cancellations) },
  { name: 'decisions a second', text: ({ decisionsASecond }) => figureText(decisionsASecond, '/s') },
  { name: 'unevenness of earnings (Gini)', text: ({ gini }) => gini.toFixed(3) },
]

/** What became of the same towns under each rule, side by side; the first rule is what the others are compared with. */
export function comparison(
  title: string,
  byRule: readonly { readonly rule: string; readonly outcomes: readonly Outcome[] }[],
): string {
  const columns = byRule.map(({ rule, outcomes }) => ({ rule, summary: summaryOf(outcomes) }))
  const rows = [
    [title, ...columns.map(({ rule }) => rule)],
    ...LINES.map(({ name, text }) => [name, ...columns.map(({ summary }) => text(summary))]),
  ]
  const [base] = columns
  if (base)
    rows.push([
      'pick-up against the first',
      ...columns.map(({ summary }) => {
        const change = (summary.meanPickUp / base.summary.meanPickUp - 1) * 100
        return `${change > 0 ? '+' : ''}${change.toFixed(1)} %`
      }),
    ])
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
