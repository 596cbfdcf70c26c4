import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

/** One window of a browser, as far as the tour needs it; elements are found by XPath, which every driver knows. */
export interface BrowserWindow {
  readonly name: string
  readonly open: (url: string) => Promise<void>
  /** Runs an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks the first element that is found, as soon as it is there. */
  readonly click: (xpath: string) => Promise<void>
  readonly type: (xpath: string, text: string) => Promise<void>
  readonly screenshot: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** How to start a browser, and what to install where it is missing. */
export interface BrowserKind {
  readonly name: string
  /** The command that installs what is missing; undefined where nothing is. */
  readonly missing: () => string | undefined
  readonly start: () => Promise<BrowserWindow>
}

/** How long something may take to appear, in milliseconds. */
const TIMEOUT_MS = 20_000
const STEP_MS = 100

/** Waits until an expression is true in the page; an expression that fails in between counts as not yet. */
export async function until(window: BrowserWindow, what: string, expression: string): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await delay(STEP_MS)) {
    const found = await window.evaluate(expression).catch(() => false)
    if (found === true) return
  }
  throw new Error(`${what} did not come`)
}

/** Where a page is and what it says, sheets and messages last, for the message of a failure. */
export function pageText(window: BrowserWindow): Promise<string> {
  return window
    .evaluate(
      '[location.href, document.body.innerText.slice(0, 1000), "…", document.body.innerText.slice(-1000)].join("\\n")',
    )
    .then(String, String)
}

const point = z.object({ x: z.number(), y: z.number() })

/** The middle of the first element of the XPath, scrolled to, or why it cannot be clicked. */
function middleOf(xpath: string): string {
  return `(() => {
    const first = XPathResult.FIRST_ORDERED_NODE_TYPE
    const element = document.evaluate(${JSON.stringify(xpath)}, document, null, first).singleNodeValue
    if (!(element instanceof HTMLElement)) return 'missing'
    if (element.matches(':disabled')) return 'disabled'
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const top = document.elementFromPoint(middle.x, middle.y)
    return element.contains(top) ? middle : 'covered by ' + top?.outerHTML.slice(0, 300)
  })()`
}

/**
 * Waits until the first element of the XPath can be clicked and stands still: what moves between the look and the click
 * would not get it. A page that is being left counts as not yet.
 *
 * @returns the middle of the element, in CSS pixels of the window
 * @throws when it is not there after 20 seconds
 */
export async function stillMiddle(
  evaluate: BrowserWindow['evaluate'],
  xpath: string,
): Promise<z.infer<typeof point>> {
  let before: string | undefined
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await delay(STEP_MS)) {
    const middle = z
      .union([point, z.string()])
      .parse(await evaluate(middleOf(xpath)).catch((error: unknown) => String(error)))
    const now = JSON.stringify(middle)
    if (typeof middle !== 'string' && now === before) return middle
    before = now
  }
  throw new Error(`${xpath} could not be clicked after ${TIMEOUT_MS / 1000} seconds: ${before}`)
}

/** Waits until a text is visible. */
export function see(window: BrowserWindow, labels: string): Promise<void> {
  return until(window, `"${labels}"`, `document.body.innerText.includes(${JSON.stringify(labels)})`)
}

/** An XPath of the first element of a kind whose text or label contains a text. */
export function named(element: string, labels: string): string {
  return `//${element}[contains(normalize-space(.), ${JSON.stringify(labels)}) or contains(@aria-label, ${JSON.stringify(labels)})]`
}
