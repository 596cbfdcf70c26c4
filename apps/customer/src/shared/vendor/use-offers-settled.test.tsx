// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOffersSettled } from './use-offers-settled.ts'

/** Sends the answer to the request for the offers. */
let answer: (offers: readonly object[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  addSampleConfig()
  const answered = new Promise<readonly object[]>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async () => Response.json(await answered))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function settled() {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useOffersSettled('vendor'), { wrapper }).result
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('items wait for the offers above them, which would push them away', async () => {
  const result = settled()
  await pass(500)
  expect(result.current).toBe(false)
  answer([])
  await pass(0)
  expect(result.current).toBe(true)
})

test('nobody waits for an offer longer than a second', async () => {
  const result = settled()
  await pass(999)
  expect(result.current).toBe(false)
  await pass(1)
  expect(result.current).toBe(true)
})
