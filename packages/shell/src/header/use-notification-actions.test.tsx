// @vitest-environment happy-dom

import { supabase } from '@angadi/data/client/client.ts'
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { setPendingDeletion, usePendingDeletions } from '@angadi/data/notifications/hidden.ts'
import type { Notification } from '@angadi/data/notifications/notification.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { NOTIFICATION_TOAST_MS } from '@angadi/domain/toast-rules.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { Toaster } from '@angadi/ui/toaster/toaster.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useNotificationActions } from './use-notification-actions.ts'

const TOLD: Notification = {
  id: '1',
  title: 'Order confirmed',
  message: 'Your order HYD-1 from Deg is confirmed.',
  type: 'success',
  is_read: false,
  created_at: '2026-11-21T10:00:00Z',
  expires_at: '2099-12-21T10:00:00Z',
  action_url: null,
  template: 'order_confirmed',
  params: {},
}

const requests = vi.fn<typeof fetch>()
/** The deletions that the server was sent. */
const deletions = () => requests.mock.calls.filter(([, init]) => init?.method === 'DELETE')

beforeAll(() => startI18n(['header', 'shell']))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  addSampleConfig()
  useSession.setState({ ready: true, userId: null })
  setPendingDeletion(TOLD.id, false)
  requests.mockReset().mockImplementation(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', requests)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function List() {
  const actions = useNotificationActions()
  const hidden = usePendingDeletions()
  if (hidden.has(TOLD.id)) return <p>None</p>
  return (
    <button type="button" onClick={() => actions.delete(TOLD)}>
      Delete
    </button>
  )
}

/** Deletes the notification; its message is shown. */
async function deleted() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Toaster label="Messages" />
      <List />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return screen.findByText('Notification deleted')
}
/** All that a page still runs once it is being left. */
const microtasks = () =>
  act(async () => {
    for (const _ of Array(100)) await Promise.resolve()
  })
const wait = () => act(() => vi.advanceTimersByTimeAsync(NOTIFICATION_TOAST_MS + 1000))

test('a notification is deleted for good when its message has gone', async () => {
  await deleted()
  expect(deletions()).toEqual([])
  await wait()
  expect(deletions()).toHaveLength(1)
  expect(screen.queryByText('Notification deleted')).toBeNull()
})

test('while the message is held, Undo stays and still undoes', async () => {
  const message = await deleted()
  fireEvent.mouseMove(message)
  fireEvent.pointerDown(message)
  await wait()
  expect(deletions()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.pointerUp(message)
  await wait()
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined()
  expect(deletions()).toEqual([])
})

test('what is undone at the last moment is not deleted', async () => {
  await deleted()
  await act(() => vi.advanceTimersByTimeAsync(NOTIFICATION_TOAST_MS - 100))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await wait()
  expect(deletions()).toEqual([])
})

test('what is deleted again while the message of the first time is closing is deleted for good', async () => {
  await deleted()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  // React renders at the end of each act: the second message is shown, then the first is gone.
  await act(() => vi.advanceTimersByTimeAsync(10))
  await act(() => vi.advanceTimersByTimeAsync(250))
  await wait()
  expect(deletions()).toHaveLength(1)
})

test('a page that is left before sends the deletion with a request that outlives it, once', async () => {
  await supabase()
  await deleted()
  fireEvent(window, new Event('pagehide'))
  await microtasks()
  expect(deletions()).toHaveLength(1)
  expect(deletions()).toMatchObject([[expect.anything(), { keepalive: true }]])
  await wait()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(deletions()).toHaveLength(1)
})
