import { afterEach, expect, test, vi } from 'vitest'
import { canDrawMaps } from './webgl.ts'

afterEach(() => vi.unstubAllGlobals())

function browserWith(getContext: () => object | null): void {
  vi.stubGlobal('document', { createElement: () => ({ getContext }) })
}

test('a device without WebGL2, or one that forbids it, is known before a map is tried', () => {
  browserWith(() => null)
  expect(canDrawMaps()).toBe(false)
  browserWith(() => {
    throw new Error('blocked')
  })
  expect(canDrawMaps()).toBe(false)
})

test('the drawing that the question made is given back', () => {
  const loseContext = vi.fn()
  browserWith(() => ({ getExtension: () => ({ loseContext }) }))
  expect(canDrawMaps()).toBe(true)
  expect(loseContext).toHaveBeenCalledTimes(1)
})
