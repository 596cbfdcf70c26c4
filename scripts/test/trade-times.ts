import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { isSharedFolder, journeyFolders } from './journey-folders.ts'
import { reportedSpecs } from './playwright-report.ts'
import type { Report, Stage } from './stages.ts'

/** How long the tests of a trade, or of a part of the platform, took. */
export interface TradeTime {
  readonly name: string
  readonly seconds: number
  /** Belongs to all trades: no trade's budget applies. */
  readonly isPlatform: boolean
}

interface FileTime {
  readonly file: string
  readonly seconds: number
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ duration: z.number().nullish() })) }),
  ),
})

function sum(milliseconds: readonly (number | null | undefined)[]): number {
  return milliseconds.reduce<number>((all, one) => all + (one ?? 0), 0) / 1000
}

function fileTimes(report: Report): readonly FileTime[] {
  const text = readFileSync(report.file, 'utf8')
  if (report.by === 'vitest')
    return vitestReport.parse(JSON.parse(text)).testResults.map(({ name, assertionResults }) => ({
      file: name,
      seconds: sum(assertionResults.map(({ duration }) => duration)),
    }))
  return reportedSpecs(text).map(({ file, tests }) => ({
    file: `journeys/${file}`,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }))
}

/**
 * How many seconds of tests belong to each trade, and then to each part of the platform: those whose path has a folder
 * with its name. Where several tests run at a time, each counts for its part of it. Empty without a report.
 */
export function tradeTimes(stages: readonly Stage[]): readonly TradeTime[] {
  const times = stages.flatMap(({ report }) =>
    report && existsSync(report.file)
      ? fileTimes(report).map(({ file, seconds }) => ({ file, seconds: seconds / report.workers }))
      : [],
  )
  if (times.length === 0) return []
  const seconds = (folder: string) =>
    times
      .filter(({ file }) => file.split(/[\\/]/).includes(folder))
      .reduce((all, time) => all + time.seconds, 0)
  return journeyFolders()
    .map((name) => ({ name, seconds: seconds(name), isPlatform: isSharedFolder(name) }))
    .toSorted((a, b) => Number(a.isPlatform) - Number(b.isPlatform) || a.name.localeCompare(b.name))
}
