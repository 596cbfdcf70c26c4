// @vitest-environment happy-dom
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Greeting } from './greeting.tsx'

beforeAll(() => startI18n(['home']))
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 22, 11, 59, 30) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('whoever keeps the page open past noon is wished a good afternoon within 60 s (Spec §1 Home screen)', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Greeting />
    </QueryClientProvider>,
  )
  act(() => void vi.advanceTimersByTime(59_999))
  expect(screen.getByText('Good morning')).toBeDefined()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('Good afternoon')).toBeDefined()
})
