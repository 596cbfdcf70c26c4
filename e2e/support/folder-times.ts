import { relative, sep } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

interface FolderTime {
  tests: number
  milliseconds: number
}

/** Prints how long the journeys of each folder took: one folder for each trade, `shell` and `identity` for what all share. */
export default class FolderTimes implements Reporter {
  private readonly folders = new Map<string, FolderTime>()
  private root = ''
  private workers = 1

  onBegin(config: FullConfig): void {
    this.root = config.projects[0]?.testDir ?? config.rootDir
    this.workers = config.workers
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const [folder = ''] = relative(this.root, location.file).split(sep)
    const time = this.folders.get(folder) ?? { tests: 0, milliseconds: 0 }
    time.tests += 1
    time.milliseconds += duration
    this.folders.set(folder, time)
  }

  onEnd(): void {
    if (this.folders.size === 0) return
    const byTime = [...this.folders].toSorted(([, a], [, b]) => b.milliseconds - a.milliseconds)
    console.log(`\n  Seconds per folder, over ${this.workers} workers:`)
    for (const [folder, { tests, milliseconds }] of byTime) {
      const seconds = (milliseconds / 1000 / this.workers).toFixed(0)
      console.log(`    ${folder.padEnd(12)} ${seconds.padStart(5)} s  ${tests} tests`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
