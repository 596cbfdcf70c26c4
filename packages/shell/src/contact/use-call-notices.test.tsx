// @vitest-environment happy-dom
import type { CallStep } from '@angadi/data/contact/use-live-contact.ts'
import { TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { Toaster } from '@angadi/ui/toaster/toaster.tsx'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useCallNotices } from './use-call-notices.ts'

beforeAll(() => startI18n(['contact']))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The user's call with Ravi, whose message is shown. */
function calling(call: string) {
  render(<Toaster label="Messages" />)
  const { result } = renderHook(() =>
    useCallNotices({ orderId: 'order', as: 'user', with: 'courier' }, 'Ravi'),
  )
  return async (state: CallStep['state']) => {
    result.current({ call_id: call, state, reason: null, role: 'user', with_role: 'courier', seconds: null })
    await wait(100)
  }
}

test.each([
  ['ended', 'The call with Ravi has ended'],
  ['failed', 'Ravi could not be reached'],
] as const)(
  'a call that has %s is told as briefly as anything else (Spec §9 Toasts)',
  async (state, text) => {
    const step = calling(state)
    await step('ringing')
    expect(screen.getByText('Calling Ravi')).toBeDefined()
    await step('connected')
    await wait(TOAST_MS + 1000)
    expect(screen.getByText('You are talking to Ravi')).toBeDefined()
    await step(state)
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryByText(/Your phone rings first/)).toBeNull()
    await wait(TOAST_MS + 1000)
    expect(screen.queryByText(text)).toBeNull()
  },
)
