import type { Page } from '@playwright/test'
import type { Position } from './cells.ts'

/** What the replaced geolocation does with a question. */
export type GpsMode =
  /** Answers where it was put last. */
  | 'answers'
  /** Permission denied. */
  | 'denied'
  /** Gives up after the time that the page allows, and answers five seconds later all the same. */
  | 'slow'
  /** Answers no question, and tells only what the test tells. */
  | 'silent'

declare global {
  interface Window {
    readonly gps: {
      readonly set: (mode: GpsMode, at?: Position) => void
      /** Tells everybody who watches a position, or an error of this code. */
      readonly tell: (what: Position | number) => void
      /** How long the page allowed, in milliseconds, for each question. */
      readonly allowedMs: number[]
      /** How many late answers were given. */
      readonly late: () => number
    }
  }
}

/** So many times faster than real time passes in the mode `slow`. */
export const FASTER = 10

/** Replaces the geolocation of a page, at once and after each load, by one that the test leads. */
export async function replaceGps(page: Page): Promise<void> {
  await page.addInitScript((faster) => {
    type Watch = {
      readonly found: PositionCallback
      readonly failed: PositionErrorCallback | null | undefined
    }
    const watches = new Map<number, Watch>()
    const allowedMs: number[] = []
    let mode = 'answers'
    let at = { latitude: 17.4483, longitude: 78.3915 }
    let late = 0
    let next = 1
    const position = (): GeolocationPosition => {
      const coords = {
        ...at,
        accuracy: 8,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
      }
      return { timestamp: Date.now(), coords: { ...coords, toJSON: () => coords }, toJSON: () => coords }
    }
    const problem = (code: number): GeolocationPositionError => ({
      code,
      message: '',
      PERMISSION_DENIED: 1,
      POSITION_UNAVAILABLE: 2,
      TIMEOUT: 3,
    })
    const ask = ({ found, failed }: Watch, { timeout = 0 }: PositionOptions = {}) => {
      allowedMs.push(timeout)
      if (mode === 'silent') return
      if (mode === 'denied') setTimeout(() => failed?.(problem(1)))
      else if (mode === 'answers') setTimeout(() => found(position()))
      else {
        setTimeout(() => failed?.(problem(3)), timeout / faster)
        setTimeout(
          () => {
            late += 1
            found(position())
          },
          (timeout + 5000) / faster,
        )
      }
    }
    const geolocation: Geolocation = {
      getCurrentPosition: (found, failed, options) => ask({ found, failed }, options),
      watchPosition: (found, failed, options) => {
        watches.set(next, { found, failed })
        ask({ found, failed }, options)
        next += 1
        return next - 1
      },
      clearWatch: (watch) => void watches.delete(watch),
    }
    Object.defineProperty(Navigator.prototype, 'geolocation', { configurable: true, get: () => geolocation })
    const set = (newMode: string, place = at) => {
      mode = newMode
      at = place
    }
    const tell = (what: typeof at | number) => {
      if (typeof what !== 'number') at = what
      for (const { found, failed } of watches.values())
        if (typeof what === 'number') failed?.(problem(what))
        else found(position())
    }
    Object.defineProperty(window, 'gps', { value: { set, tell, allowedMs, late: () => late } })
  }, FASTER)
  await page.reload()
}

/** Puts the device somewhere, or lets it do something else. */
export async function setGps(page: Page, mode: GpsMode, at?: Position): Promise<void> {
  await page.evaluate(([to, place]) => window.gps.set(to, place), [mode, at] as const)
}

/**
 * Tells everybody who watches positions, or errors of a browser's codes, one right after the other: with a pause
 * between them the page would measure a strange position again, and be told it again.
 */
export async function tellGps(page: Page, ...what: readonly (Position | number)[]): Promise<void> {
  await page.evaluate((all) => {
    for (const told of all) window.gps.tell(told)
  }, what)
}
