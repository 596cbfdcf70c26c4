import axe from 'axe-core'
import { afterEach, beforeEach, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { NO_FRAMES, nextFrames, paintsNoFrames } from './animation-frames.ts'
import { setAppearance } from './appearance.ts'
import { fitsItsWidth } from './fits-its-width.ts'
import { speak } from './frame.tsx'
import { nameOf, type Showing, showingsFor } from './showings.ts'

/** The add-on puts the story that it ran into the test's context, but the types lack it. */
function tagsOf(context: TestContext): readonly string[] {
  if (!('story' in context)) return []
  const { story } = context
  const tags = typeof story === 'function' && 'tags' in story ? story.tags : []
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/** Changes the open page: the story stays mounted in the state that its `play` function left. */
async function show({ theme, language, width, height, zoom }: Showing): Promise<void> {
  await page.viewport(width, height)
  setAppearance(theme, zoom)
  await speak({ globals: { language } })
  await document.fonts.ready
  await nextFrames()
}

async function isAccessible(what: 'all' | 'contrast'): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(what === 'all' ? { rules: { region: { enabled: false } } } : { runOnly: ['color-contrast'] }),
  })
  if (violations.length === 0) return
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id}: ${help}\n${target}\n${html}\n${failureSummary}`),
  )
  throw new Error(found.join('\n\n'))
}

/** Colours that are still changing would be measured halfway. */
function withoutTransitions(): () => void {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(style)
  return () => style.remove()
}

beforeEach((context) => context.skip(paintsNoFrames(), NO_FRAMES))

afterEach(async (context) => {
  const state = context.task.result?.state
  if (state === 'skip') return
  if (state === 'fail') return nextFrames()
  const tags = tagsOf(context)
  const restore = withoutTransitions()
  try {
    for (const showing of showingsFor(tags)) {
      await show(showing)
      try {
        await fitsItsWidth({ tags })
        if (showing.axe) await isAccessible(showing.axe)
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        throw new Error(`${context.task.name}, shown as ${nameOf(showing)}: ${problem}`, { cause: error })
      }
    }
  } finally {
    restore()
  }
})
