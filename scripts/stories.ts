import process from 'node:process'
import { startVitest, type TestModule } from 'vitest/node'
import { NO_FRAMES } from '../apps/storybook/.storybook/animation-frames.ts'

interface Shown {
  readonly files: readonly TestModule[]
  /** Errors outside of stories. */
  readonly errors: readonly unknown[]
}

/** Runs the stories of these files, or all. */
async function show(
  files: readonly string[],
  report: { reporters: string[]; outputFile?: { json: string } },
): Promise<Shown> {
  const { state } = await startVitest([...files], {
    ...report,
    project: ['stories'],
    watch: false,
    silent: 'passed-only',
  })
  return { files: state.getTestModules(), errors: state.getUnhandledErrors() }
}

function paintedNoFrames(file: TestModule): boolean {
  const results = [...file.children.allTests()].map((test) => test.result())
  return results.some(
    (result) =>
      (result.state === 'failed' && result.errors.some(({ message }) => message.includes(NO_FRAMES))) ||
      (result.state === 'skipped' && result.note === NO_FRAMES),
  )
}

/**
 * Runs all stories and writes how long each took into the file named. At times Chromium stops painting a page
 * (docs/decisions/0066): the files that it opened from then on, and only if no other failed, are shown in a new browser.
 */
async function runStories(json: string): Promise<void> {
  const { files, errors } = await show([], { reporters: ['default', 'json'], outputFile: { json } })
  const again = files.filter(paintedNoFrames)
  const failed = files.filter((file) => file.state() === 'failed')
  if (again.length === 0 || errors.length > 0 || failed.some((file) => !again.includes(file))) return
  console.warn(`\nChromium stopped painting a page. Files shown in a new browser: ${again.length}\n`)
  process.exitCode = 0
  await show(
    again.map(({ moduleId }) => moduleId),
    { reporters: ['default'] },
  )
}

await runStories(process.argv[2] ?? 'test-results/stories.json')
