// @vitest-environment happy-dom
import { AppError } from '@angadi/data/errors/app-error.ts'
import { keepQueue, storedQueue } from '@angadi/data/queue/stored-queue.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { OfflineQueue, RETRY_EVERY_MS } from './offline-queue.tsx'

const send = vi.hoisted(() => vi.fn())
vi.mock('@angadi/data/queue/actions.ts', async (original) => ({
  ...(await original<typeof import('@angadi/data/queue/actions.ts')>()),
  sendAction: send,
}))

const broken = new AppError('unknown', 'something_wrong', true)
const alarm = {
  key: 'raise-sos:ride',
  userId: 'asha',
  action: 'raise-sos',
  args: { order_id: 'ride', idempotency_key: 'sos-key-01' },
  at: Date.now(),
}

beforeAll(() => startI18n(['forms', 'errors']))
beforeEach(() => {
  localStorage.clear()
  send.mockReset()
  useSession.setState({ ready: true, userId: 'asha' })
  vi.spyOn(notify, 'success')
  const request = async (_name: string, work: () => Promise<void>) => work()
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfflineQueue />
    </QueryClientProvider>,
  )

test('what was kept while the network seemed to be there is sent at once, and said (Issue 36, SOS)', async () => {
  show()
  act(() => keepQueue(() => [alarm]))
  await vi.waitFor(() =>
    expect(notify.success).toHaveBeenCalledWith('Your alarm has been sent. Angadi’s safety team has it.'),
  )
  expect(send).toHaveBeenCalledTimes(1)
  expect(storedQueue()).toEqual([])
})

test('what fails is sent again while it waits, and once only when it has arrived (Issue 36, SOS)', async () => {
  send.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken)
  keepQueue(() => [alarm])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  show()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  for (const count of [2, 3]) {
    await act(() => vi.advanceTimersByTimeAsync(RETRY_EVERY_MS))
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(count))
  }
  await vi.waitFor(() => expect(storedQueue()).toEqual([]))
  await act(() => vi.advanceTimersByTimeAsync(4 * RETRY_EVERY_MS))
  expect(send).toHaveBeenCalledTimes(3)
})
