import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that would run alone at the end of their stage, because Vitest runs files by size where it knows no times. */
const LONGEST = [
  'stored-database.test.ts',
  'stored-orders.test.ts',
  'random-trades.test.ts',
  'random-orders.test.ts',
  'random-refunds.test.ts',
  'random-carts.test.ts',
  'gateway-books.test.ts',
  'embedded-engine.test.ts',
]

/** Vitest's order of test files, after the longest ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.includes(basename(moduleId))
    const { long = [], other = [] } = Object.groupBy(await super.sort(files), (file) =>
      isLong(file) ? 'long' : 'other',
    )
    return [...long, ...other]
  }
}
