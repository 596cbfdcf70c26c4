import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import type { Report, Stage } from './stages.ts'

/** Folders of journeys that belong to all trades: the platform under them. */
const PLATFORM: ReadonlySet<string> = new Set([
  'favourites',
  'group',
  'help',
  'identity',
  'orders',
  'pages',
  'search',
  'shell',
  'vendor',
])

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

const playwrightTests = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs: z.infer<typeof playwrightTests>[]; suites?: Suite[] | undefined }
const playwrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(playwrightTests),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(playwrightSuite) })

function sum(milliseconds: readonly (number | null | undefined)[]): number {
  return milliseconds.reduce<number>((all, one) => all + (one ?? 0), 0) / 1000
}

function specsIn(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
}

function fileTimes(report: Report): readonly FileTime[] {
  const text: unknown = JSON.parse(readFileSync(report.file, 'utf8'))
  if (report.by === 'vitest')
    return vitestReport.parse(text).testResults.map(({ name, assertionResults }) => ({
      file: name,
      seconds: sum(assertionResults.map(({ duration }) => duration)),
    }))
  return playwrightReport
    .parse(text)
    .suites.flatMap(specsIn)
    .map(({ file, tests }) => ({
      file: `journeys/${file}`,
      seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    }))
}

/** The trades and the parts of the platform, as the folders of the journeys name them. */
function folders(): readonly string[] {
  return globSync('e2e/journeys/*/').map((folder) => basename(folder))
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
  return folders()
    .map((name) => ({ name, seconds: seconds(name), isPlatform: PLATFORM.has(name) }))
    .toSorted((a, b) => Number(a.isPlatform) - Number(b.isPlatform) || a.name.localeCompare(b.name))
}
