import process from 'node:process'
import { startVitest, type TestModule } from 'vitest/node'
import { NO_FRAMES } from '../apps/storybook/.storybook/animation-frames.ts'

interface Shown {
  readonly files: readonly TestModule[]
  /** The files that were to be shown and were not: their page was lost. */
  readonly lost: readonly string[]
  /** Errors outside of stories. */
  readonly errors: readonly unknown[]
}

/** Runs the stories of these files, or all. */
async function show(
  wanted: readonly string[],
  report: { reporters: string[]; outputFile?: { json: string } },
): Promise<Shown> {
  const vitest = await startVitest([...wanted], {
    ...report,
    project: ['stories'],
    watch: false,
    silent: 'passed-only',
  })
  const files = vitest.state.getTestModules()
  const isShown = new Set(
    files.filter((file) => !UNSHOWN.includes(file.state())).map(({ moduleId }) => moduleId),
  )
  const all = (await vitest.globTestSpecifications([...wanted])).map(({ moduleId }) => moduleId)
  const lost = all.filter((moduleId) => !isShown.has(moduleId))
  return { files, lost, errors: vitest.state.getUnhandledErrors() }
}

/** The states of a file whose stories did not end. */
const UNSHOWN = ['pending', 'queued']

function paintedNoFrames(file: TestModule): boolean {
  const results = [...file.children.allTests()].map((test) => test.result())
  return results.some(
    (result) =>
      (result.state === 'failed' && result.errors.some(({ message }) => message.includes(NO_FRAMES))) ||
      (result.state === 'skipped' && result.note === NO_FRAMES),
  )
}

/** So many files with failed stories are shown again in CI; more are no chance of a busy machine. */
const MOST_AGAIN = 12

/** The failed stories of a file, as `file › story`. */
function failedIn(file: TestModule): readonly string[] {
  return [...file.children.allTests('failed')].map(({ fullName }) => `${file.relativeModuleId} › ${fullName}`)
}

/**
 * Runs all stories and writes how long each took into the file named. At times Chromium stops painting a page
 * (docs/decisions/0066) or loses it: the files that it opened from then on, and only if no other failed, are shown in a
 * new browser. In CI a few files that failed otherwise are shown once more as well, as journeys are: what passes then is
 * named.
 */
async function runStories(json: string): Promise<void> {
  const { files, lost, errors } = await show([], { reporters: ['default', 'json'], outputFile: { json } })
  const again = [...files.filter(paintedNoFrames).map(({ moduleId }) => moduleId), ...lost]
  const failed = files.filter((file) => file.state() === 'failed')
  const others = failed.filter(({ moduleId }) => !again.includes(moduleId))
  if (failed.length + again.length === 0) return
  if (errors.length > 0)
    return console.warn(`\nErrors outside of stories: ${errors.length}. Nothing is shown again.`)
  const mayRepeat = Boolean(process.env['CI']) && others.length <= MOST_AGAIN
  if (others.length > 0 && !mayRepeat)
    return console.warn(`\nFiles with failed stories: ${others.length}. Nothing is shown again.`)
  if (again.length > 0)
    console.warn(`\nChromium stopped painting or lost a page in ${again.length} files of stories.`)
  console.warn(`\nFiles shown in a new browser: ${again.length + others.length}\n`)
  process.exitCode = 0
  const second = await show([...again, ...others.map(({ moduleId }) => moduleId)], { reporters: ['default'] })
  if (second.lost.length > 0) {
    console.error(`\nNot shown either time:\n  ${second.lost.join('\n  ')}`)
    process.exitCode = 1
  }
  const flaky = others.flatMap(failedIn).filter((name) => !second.files.flatMap(failedIn).includes(name))
  if (flaky.length > 0)
    console.warn(`\nFlaky: failed, and passed when shown once more; each is a defect to be fixed`)
  for (const name of flaky) console.warn(`  ${name}`)
}

await runStories(process.argv[2] ?? 'test-results/stories.json')
