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

/**
 * The table of stages, trades and parts of the platform with their seconds, and a line for each stage and trade that was
 * slower than planned.
 */
export function timeTable(results: readonly StageResult[], times: readonly TradeTime[], all: number): string {
  const planned = new Map<string, number>(Object.entries(BUDGET.stages))
  const lines = results.map(({ name, seconds, outcome }) =>
    row(name, seconds, planned.get(name), outcome === 'passed' ? '' : outcome),
  )
  const trades = times.filter(({ isPlatform }) => !isPlatform)
  const platform = times.filter(({ isPlatform }) => isPlatform)
  const perTrade = trades.map(({ name, seconds }) => row(name, seconds, BUDGET.trade))
  const perPart = platform.map(({ name, seconds }) => row(name, seconds, undefined))
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
    ...warnings,
  ].join('\n')
}
