import { rmSync } from 'node:fs'
import process from 'node:process'
import { flakyTests, TOO_MANY_FLAKY } from './test/flaky.ts'
import { leftOutNow } from './test/platform-changes.ts'
import { runStage, type StageResult, stopShared } from './test/run-stage.ts'
import { stages } from './test/stages.ts'
import { useTemporaryFolder } from './test/temporary-files.ts'
import { timeTable } from './test/time-table.ts'
import { tradeTimes } from './test/trade-times.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no test stage ${unknown.join(', ')}: ${stages.map((stage) => stage.name).join(', ')}.`,
  )
  process.exit(1)
}
const chosen = wanted.length === 0 ? stages : stages.filter((stage) => wanted.includes(stage.name))

const leftOut = chosen.some(({ name }) => name === 'journeys') ? leftOutNow() : undefined
// Read by e2e/playwright.config.ts.
if (leftOut) process.env['JOURNEYS_LEFT_OUT'] = leftOut.folders.join(',')
const removeTemporaryFolder = useTemporaryFolder()
for (const { report } of chosen) if (report) rmSync(report.file, { force: true })
const startedAt = performance.now()
const results: StageResult[] = []
for (const group of Map.groupBy(chosen, ({ name, group }) => group ?? name).values())
  results.push(...(await Promise.all(group.map((stage) => runStage(stage, group.length > 1)))))
await stopShared()
removeTemporaryFolder()
const seconds = (performance.now() - startedAt) / 1000

const failures = results.filter(({ outcome }) => outcome === 'failed')
for (const { name, tail } of failures) console.error(`\n▸ ${name} failed, its last lines:\n${tail}`)
const flaky = flakyTests(chosen)
console.log(`\n${timeTable({ results, times: tradeTimes(chosen), seconds, flaky, leftOut })}`)
const failed = failures.map(({ name }) => name)
const skippedStages = results.filter(({ outcome }) => outcome === 'left out')
const isTooFlaky = flaky.length >= TOO_MANY_FLAKY
if (isTooFlaky) console.error(`\nFailed: ${flaky.length} tests passed only when they ran once more.`)
if (failed.length > 0)
  console.error(`\nFailed: ${failed.join(', ')}. \`npm test -- ${failed.join(' ')}\` runs them again.`)
const passed = results.length - failed.length - skippedStages.length
const skipped = skippedStages.length > 0 ? `, ${skippedStages.length} skipped` : ''
console.log(`\nStages: ${passed} passed, ${failed.length} failed${skipped}`)
process.exit(failed.length === 0 && !isTooFlaky ? 0 : 1)
