import type { JobTrade, JobTrades } from '../shared/trade/job-trade.ts'

const files = import.meta.glob<JobTrade>('./trades/*.tsx', { eager: true, import: 'default' })

/** What each trade adds to the work of its performers, by the name of the trade; one without a file delivers goods. */
export const jobTrades: JobTrades = Object.fromEntries(
  Object.entries(files).map(([file, trade]) => [file.replace(/^.*\/|\.tsx$/g, ''), trade]),
)
