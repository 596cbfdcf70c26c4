import { expect, test, vi } from 'vitest'

type Heard = (event: Readonly<Record<string, unknown>>) => void

test('global errors and unhandled rejections are heard, those too that came before anybody listened (Spec §8 Global error handlers)', async () => {
  const handlers = new Map<string, Heard>()
  vi.stubGlobal('addEventListener', (name: string, handler: Heard) => void handlers.set(name, handler))
  const { catchGlobalErrors, onGlobalError } = await import('./global-errors.ts')
  catchGlobalErrors()
  handlers.get('error')?.({ error: new TypeError('early'), message: 'early' })
  const heard: string[] = []
  const stop = onGlobalError(({ kind, message }) => void heard.push(`${kind} ${message}`))
  handlers.get('unhandledrejection')?.({ reason: 'late' })
  handlers.get('error')?.({ message: 'ResizeObserver loop completed with undelivered notifications.' })
  expect(heard).toEqual(['error TypeError: early', 'rejection late'])
  stop()
  handlers.get('error')?.({ error: undefined, message: 'Script error.' })
  expect(heard).toHaveLength(2)
  vi.unstubAllGlobals()
})
