import { describe, expect, it } from 'vitest'
import { stampedWorker } from './worker.ts'

const SCRIPT = "const name='angadi-release-__ANGADI_RELEASE__';use(name,'__ANGADI_RELEASE__')"

describe('the served service worker', () => {
  it('is another one after a release of any app, and the same one otherwise (Spec §7 service worker)', () => {
    const first = stampedWorker(SCRIPT, ['customer 1', 'vendor 1'])
    expect(stampedWorker(SCRIPT, ['customer 1', 'vendor 1'])).toBe(first)
    expect(stampedWorker(SCRIPT, ['customer 1', 'vendor 2'])).not.toBe(first)
    expect(stampedWorker(`${SCRIPT};`, ['customer 1', 'vendor 1'])).not.toBe(`${first};`)
    expect(first).not.toContain('__ANGADI_RELEASE__')
  })

  it('names one release throughout (Spec §7 service worker)', () => {
    const names = stampedWorker(SCRIPT, ['page']).match(/[\w-]{16}(?=')/g)
    expect(new Set(names?.map((name) => name.slice(-16))).size).toBe(1)
  })
})
