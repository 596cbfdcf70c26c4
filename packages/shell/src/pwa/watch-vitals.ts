import { matchRoute } from '@angadi/routes/match-route.ts'
import { log } from '../logging/log.ts'
import { slowVitals, type Vitals } from './vitals.ts'

/** The number of frames over which the rate is measured. */
const FRAMES = 30

function watch(type: string, seen: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen(entry)
  }).observe({ type, buffered: true })
}

function numberIn(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name)
  return typeof value === 'number' ? value : 0
}

function frameRate(): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now()
    const next = (left: number) => {
      if (left === 0) resolve((FRAMES * 1000) / (performance.now() - began))
      else requestAnimationFrame(() => next(left - 1))
    }
    requestAnimationFrame(() => next(FRAMES))
  })
}

/**
 * Measures how fast the page is, and logs once, when it is left, what was too slow (Spec §9 Performance thresholds).
 */
export function watchVitals(): void {
  const vitals: Vitals = {}
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime
  })
  watch('first-input', (entry) => {
    vitals.inputDelay = numberIn(entry, 'processingStart') - entry.startTime
  })
  watch('navigation', (entry) => {
    vitals.timeToFirstByte = numberIn(entry, 'responseStart')
  })
  watch('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      vitals.layoutShift = (vitals.layoutShift ?? 0) + numberIn(entry, 'value')
  })
  void frameRate().then((rate) => {
    // A hidden window renders nothing, which does not count as slow.
    if (document.visibilityState === 'visible') vitals.frameRate = rate
  })
  const context = `vitals:${matchRoute(window.location.pathname)?.route.name ?? 'notFound'}`
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    const slow = slowVitals(vitals)
    if (Object.keys(slow).length > 0)
      log({ level: 'warn', message: 'The page was slow', context, metadata: slow })
  }
  document.addEventListener('visibilitychange', tell)
}
