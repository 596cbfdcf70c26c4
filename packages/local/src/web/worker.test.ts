import { describe, expect, it } from 'vitest'
import { releaseOf, stampedWorker } from './worker.ts'

const SCRIPT = "const name='angadi-release-__ANGADI_RELEASE__';use(name,'__ANGADI_RELEASE__')"

describe('the served service worker', () => {
  it('is another one after a release of any app or sentence, and the same one otherwise (Spec §7 service worker)', () => {
    const first = releaseOf(SCRIPT, 'words 1', ['customer 1', 'vendor 1'])
    expect(releaseOf(SCRIPT, 'words 1', ['customer 1', 'vendor 1'])).toBe(first)
    expect(releaseOf(SCRIPT, 'words 1', ['customer 1', 'vendor 2'])).not.toBe(first)
    expect(releaseOf(SCRIPT, 'words 2', ['customer 1', 'vendor 1'])).not.toBe(first)
    expect(releaseOf(`${SCRIPT};`, 'words 1', ['customer 1', 'vendor 1'])).not.toBe(first)
  })

  it('names one release throughout (Spec §7 service worker)', () => {
    expect(stampedWorker(SCRIPT, 'one')).toBe("const name='angadi-release-one';use(name,'one')")
  })
})
