import { existsSync, readFileSync } from 'node:fs'
import { reportedSpecs } from './playwright-report.ts'
import type { Stage } from './stages.ts'

/** So many tests that passed only when they ran again fail the run: that many are no chance of a busy machine. */
export const TOO_MANY_FLAKY = 3

/** The tests of a report of Playwright that failed and then passed when they ran once more, as `file › title`. */
export function flakyIn(report: string): readonly string[] {
  return reportedSpecs(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`)
}

/** The flaky tests of the stages that have run. Only CI runs a failed journey again. */
export function flakyTests(stages: readonly Stage[]): readonly string[] {
  return stages.flatMap(({ report }) =>
    report?.by === 'playwright' && existsSync(report.file) ? flakyIn(readFileSync(report.file, 'utf8')) : [],
  )
}
