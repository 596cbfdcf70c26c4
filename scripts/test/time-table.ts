import { TOO_MANY_FLAKY } from './flaky.ts'
import type { LeftOut } from './platform-changes.ts'
import type { StageResult } from './run-stage.ts'
import { BUDGET } from './stages.ts'
import type { TradeTime } from './trade-times.ts'

function row(name: string, seconds: number, budget: number | undefined, note = ''): string {
  const allowed = budget === undefined ? '' : `of ${budget}`
  return `  ${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s  ${allowed.padEnd(7)} ${note}`.trimEnd()
}

function warning(what: string, seconds: number, budget: number | undefined): readonly string[] {
  if (budget === undefined || seconds <= budget) return []
  return [
    `Slower than planned: ${what} took ${seconds.toFixed(0)} s, ${budget} s are planned on two quiet cores.`,
  ]
}

function flakyLines(flaky: readonly string[]): readonly string[] {
  if (flaky.length === 0) return []
  const verdict =
    flaky.length < TOO_MANY_FLAKY ? 'each is a defect to be fixed' : `${TOO_MANY_FLAKY} or more fail the run`
  return [`Flaky: failed, and passed when run once more; ${verdict}`, ...flaky.map((test) => `  ${test}`)]
}

/** What a run has to tell at its end. */
export interface Run {
  readonly results: readonly StageResult[]
  readonly times: readonly TradeTime[]
  /** How long everything took. */
  readonly seconds: number
  /** Tests that passed only when they ran once more. */
  readonly flaky: readonly string[]
  /** Journeys that did not run. */
  readonly leftOut: LeftOut | undefined
}

/**
 * The table of stages, trades and parts of the platform with their seconds, what was left out and why, what was flaky, and
 * a line for each stage and trade that was slower than planned.
 */
export function timeTable({ results, times, seconds: all, flaky, leftOut }: Run): string {
  const planned = new Map<string, number>(Object.entries(BUDGET.stages))
  const lines = results.map(({ name, seconds, outcome }) =>
    row(name, seconds, planned.get(name), outcome === 'passed' ? '' : outcome),
  )
  const trades = times.filter(({ isPlatform }) => !isPlatform)
  const platform = times.filter(({ isPlatform }) => isPlatform)
  const perTrade = trades.map(({ name, seconds }) => row(name, seconds, BUDGET.trade))
  const perPart = platform.map(({ name, seconds }) =>
    row(name, seconds, undefined, leftOut?.folders.includes(name) ? 'journeys left out' : ''),
  )
  const warnings = [
    ...results.flatMap(({ name, seconds }) => warning(name, seconds, planned.get(name))),
    ...trades.flatMap(({ name, seconds }) => warning(`the tests of ${name}`, seconds, BUDGET.trade)),
    ...warning('everything', all, BUDGET.all),
  ]
  return [
    'Stages',
    ...lines,
    row('in all', all, BUDGET.all),
    ...(perTrade.length > 0 ? ['Trades', ...perTrade] : []),
    ...(perPart.length > 0 ? ['Platform', ...perPart] : []),
    ...(leftOut
      ? [`Left out: the journeys of ${leftOut.folders.join(' and ')}, because ${leftOut.reason}.`]
      : []),
    ...flakyLines(flaky),
    ...warnings,
  ].join('\n')
}
