import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PAINT_EVENT, READY_EVENT } from './boot-events.ts'
import { recoveryReason } from './recovery-state.ts'

/** The page as the watchdog sees it, before any script of the app has run. */
class ScriptElement extends EventTarget {
  src = 'https://angadi.in/_apps/customer/assets/index.js'
}
class GlobalError extends Event {
  readonly error: unknown
  readonly filename: string
  readonly message: string
  constructor(
    error: unknown,
    filename = 'https://angadi.in/_apps/customer/assets/index.js',
    message = 'Uncaught',
  ) {
    super('error')
    this.error = error
    this.filename = filename
    this.message = message
  }
}

let page = new EventTarget()
let drawn: object | null = null

async function begin(pathname = '/food'): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://angadi.in', pathname })
  await import('./boot-watchdog.ts')
  page.dispatchEvent(new Event('load'))
}

function reject(reason: unknown): void {
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

/** What React does for the app: renders, and dispatches the event. */
function paint(event: string = PAINT_EVENT): void {
  drawn = {}
  page.dispatchEvent(new Event(event))
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  drawn = null
  vi.stubGlobal('HTMLScriptElement', ScriptElement)
  vi.stubGlobal('ErrorEvent', GlobalError)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Browser/1.0' })
  vi.stubGlobal('document', {
    currentScript: null,
    documentElement: { dataset: {} },
    getElementById: (id: string) => (id === 'root' ? { firstElementChild: drawn } : null),
    createElement: () => ({ setAttribute() {}, addEventListener() {}, append() {}, remove() {} }),
    body: { append() {} },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the watch over the start of a page', () => {
  test('wants the overlay 8 s after load, and not before (Spec §9 Forms)', async () => {
    await begin()
    vi.advanceTimersByTime(7999)
    expect(recoveryReason()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(recoveryReason()).toBe('slow')
  })

  test('never for slowness on auth paths (Spec §4 Error boundaries)', async () => {
    await begin('/root-auth')
    vi.advanceTimersByTime(60_000)
    expect(recoveryReason()).toBeUndefined()
  })

  test('not once the app has drawn (Spec §4 Error boundaries)', async () => {
    await begin()
    paint()
    vi.advanceTimersByTime(60_000)
    expect(recoveryReason()).toBeUndefined()
  })

  test('wants it at once on a global error, on auth paths as well (Spec §4 Error boundaries)', async () => {
    await begin('/auth')
    page.dispatchEvent(new GlobalError(new Error('a mistake of ours')))
    expect(recoveryReason()).toBe('error')
  })

  test('wants it at once on an unhandled rejection (Spec §4 Error boundaries)', async () => {
    await begin()
    reject(new Error('a mistake of ours'))
    expect(recoveryReason()).toBe('error')
  })

  test('takes it away on paint and on ready (Spec §4 Error boundaries)', async () => {
    for (const event of [PAINT_EVENT, READY_EVENT]) {
      await begin()
      reject(new Error('a mistake of ours'))
      expect(recoveryReason()).toBe('error')
      paint(event)
      expect(recoveryReason()).toBeUndefined()
    }
  })

  test('is not alarmed by noise (Spec §4 Error boundaries)', async () => {
    await begin()
    reject(new DOMException('The user aborted a request.', 'AbortError'))
    page.dispatchEvent(new GlobalError(undefined, '', 'ResizeObserver loop limit exceeded'))
    page.dispatchEvent(new GlobalError(new Error('not ours'), 'chrome-extension://abc/x.js'))
    page.dispatchEvent(new GlobalError(undefined, '', 'Script error.'))
    expect(recoveryReason()).toBeUndefined()
  })

  test('lets an app that stands live through an error, and helps one that fell (Spec §4 Error boundaries)', async () => {
    await begin()
    paint()
    reject(new Error('a mistake of ours'))
    vi.advanceTimersByTime(100)
    expect(recoveryReason()).toBeUndefined()
    drawn = null
    reject(new Error('a mistake of ours'))
    vi.advanceTimersByTime(100)
    expect(recoveryReason()).toBe('error')
  })
})
