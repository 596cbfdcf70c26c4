import { z } from 'zod'
import type { StackDatabase } from '../gateway/database-port.ts'
import { parseSchedule, type Schedule } from './schedule.ts'

const jobRow = z.object({
  jobid: z.coerce.number(),
  schedule: z.string(),
  command: z.string(),
})
type Job = z.infer<typeof jobRow>

const TICK_MS = 1000
const MINUTE_MS = 60_000

/**
 * Runs what cron.schedule has scheduled, where pg_cron is missing. A job never runs twice at the same time, and runs
 * that a pause of the machine made late are not made up for.
 */
export class CronTicker {
  private readonly database: StackDatabase
  private readonly log: (line: string) => void
  private readonly schedules = new Map<string, Schedule | undefined>()
  private readonly running = new Map<number, Promise<void>>()
  private readonly lastEnds = new Map<number, number>()
  private lastMinute = Math.floor(Date.now() / MINUTE_MS)
  private timer: NodeJS.Timeout | undefined
  private ticking: Promise<void> | undefined

  constructor(database: StackDatabase, log: (line: string) => void) {
    this.database = database
    this.log = log
  }

  start(): void {
    this.timer = setInterval(() => {
      this.ticking ??= this.tick().finally(() => {
        this.ticking = undefined
      })
    }, TICK_MS)
    this.timer.unref()
  }

  /** Starts nothing more and waits for what runs. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.ticking
    await Promise.all(this.running.values())
  }

  private async tick(): Promise<void> {
    try {
      const now = Date.now()
      const minute = Math.floor(now / MINUTE_MS)
      const isNewMinute = minute !== this.lastMinute
      this.lastMinute = minute
      const rows = await this.database.query('select jobid, schedule, command from cron.job where active')
      for (const job of rows.map((row) => jobRow.parse(row)))
        if (this.isDue(job, now, isNewMinute)) this.run(job)
    } catch (error) {
      this.log(`cron: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  private isDue(job: Job, now: number, isNewMinute: boolean): boolean {
    if (this.running.has(job.jobid)) return false
    const schedule = this.scheduleOf(job)
    if (schedule?.kind === 'interval') {
      const last = this.lastEnds.get(job.jobid)
      if (last === undefined) this.lastEnds.set(job.jobid, now)
      // Half a tick of tolerance: timers fire a little early or late.
      return last !== undefined && now - last >= schedule.everyMs - TICK_MS / 2
    }
    return isNewMinute && schedule?.kind === 'minutes' && schedule.matches(new Date(now))
  }

  private scheduleOf(job: Job): Schedule | undefined {
    if (!this.schedules.has(job.schedule)) {
      try {
        this.schedules.set(job.schedule, parseSchedule(job.schedule))
      } catch (error) {
        this.schedules.set(job.schedule, undefined)
        this.log(`cron: job ${job.jobid}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    return this.schedules.get(job.schedule)
  }

  private run(job: Job): void {
    const startedAt = new Date()
    const done = this.database
      .transaction((sql) => sql.query(job.command))
      .then(
        () => undefined,
        (error: unknown) =>
          this.record(job, startedAt, error instanceof Error ? error.message : String(error)),
      )
      .finally(() => {
        this.running.delete(job.jobid)
        this.lastEnds.set(job.jobid, startedAt.getTime())
      })
    this.running.set(job.jobid, done)
  }

  /** Failures only: a job that runs every five seconds would fill the table with successes. */
  private async record(job: Job, startedAt: Date, message: string): Promise<void> {
    this.log(`cron: job ${job.jobid} failed: ${message}`)
    await this.database
      .query(
        `insert into cron.job_run_details (jobid, status, return_message, start_time, end_time)
         values ($1, 'failed', $2, $3, now())`,
        [job.jobid, message, startedAt.toISOString()],
      )
      .catch((error: unknown) => this.log(`cron: ${error instanceof Error ? error.message : String(error)}`))
  }
}
