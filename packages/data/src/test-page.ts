import { vi } from 'vitest'

/** A page of a browser as a test leads it. */
export interface TestPage {
  /** What localStorage holds. */
  readonly stored: Map<string, string>
  isOnline: boolean
}

/** Opens a page with nothing stored; `vi.unstubAllGlobals` closes it. */
export function openPage({ isOnline }: Pick<TestPage, 'isOnline'>): TestPage {
  const page: TestPage = { stored: new Map(), isOnline }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => page.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void page.stored.set(key, value),
    removeItem: (key: string) => void page.stored.delete(key),
  })
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.isOnline
    },
    locks: { request: async (_name: string, work: () => Promise<void>) => work() },
  })
  return page
}
