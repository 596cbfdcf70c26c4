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
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    const found = await window.evaluate(expression).catch(() => false)
    if (found === true) return
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  const text = await window.evaluate('location.href + "\\n" + document.body.innerText.slice(0, 1500)')
  throw new Error(`${window.name}: ${what} did not come. The page says:\n${String(text)}`)
}

/** Waits until a text is visible. */
export function see(window: BrowserWindow, labels: string): Promise<void> {
  return until(window, `"${labels}"`, `document.body.innerText.includes(${JSON.stringify(labels)})`)
}

/** An XPath of the first element of a kind whose text or label contains a text. */
export function named(element: string, labels: string): string {
  return `//${element}[contains(normalize-space(.), ${JSON.stringify(labels)}) or contains(@aria-label, ${JSON.stringify(labels)})]`
}
