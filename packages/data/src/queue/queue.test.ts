import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, type TestPage } from '../test-page.ts'
import type { Flushed, Send } from './queue.ts'

// As in a newly opened page: what the requests of other files have shown of the network does not count.
vi.resetModules()
const { AppError } = await import('../errors/app-error.ts')
const { flushQueue, sendOrQueue } = await import('./queue.ts')
const { forgetQueueOf, storedQueue } = await import('./stored-queue.ts')

/** The mocked server call. */
const send = vi.fn<Send>()

let page: TestPage
const lost = new AppError('network', 'network', true)
const rating = { order_id: 'order-1', vendor_stars: 5 }

beforeEach(() => {
  send.mockReset()
  page = openPage({ isOnline: true })
})
afterEach(() => void vi.unstubAllGlobals())

const rate = (userId = 'asha', stars = 5) =>
  sendOrQueue(
    {
      action: 'rate-order',
      args: { ...rating, vendor_stars: stars },
      userId,
      subject: 'order-1',
      signal: new AbortController().signal,
    },
    send,
  )

async function flushed(userId = 'asha'): Promise<readonly Flushed[]> {
  const told: Flushed[] = []
  await flushQueue(userId, (one) => void told.push(one), send)
  return told
}

test('with a network it is sent at once (Spec §4 Submission lifecycle)', async () => {
  expect(await rate()).toBe('sent')
  expect(send).toHaveBeenCalledOnce()
  expect(storedQueue()).toEqual([])
})

test('without one it waits, and is sent once when there is one again (Spec §4 Submission lifecycle)', async () => {
  page.isOnline = false
  expect(await rate()).toBe('queued')
  expect(await rate('asha', 4)).toBe('queued')
  expect(send).not.toHaveBeenCalled()
  expect(await flushed()).toEqual([])
  page.isOnline = true
  expect(await flushed()).toEqual([{ action: 'rate-order', refusal: undefined }])
  expect(await flushed()).toEqual([])
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[1]).toEqual({ ...rating, vendor_stars: 4 })
})

test('a network that goes while it is under way keeps it as well', async () => {
  send.mockRejectedValueOnce(lost)
  expect(await rate()).toBe('queued')
  send.mockRejectedValueOnce(lost)
  expect(await flushed()).toEqual([])
  expect(storedQueue()).toHaveLength(1)
})

test('what the server refuses is said and does not wait', async () => {
  send.mockRejectedValueOnce(new AppError('not_completed', 'not_completed', false))
  await expect(rate()).rejects.toMatchObject({ code: 'not_completed' })
  expect(storedQueue()).toEqual([])
})

test('what is refused later is told and let go', async () => {
  page.isOnline = false
  await rate()
  page.isOnline = true
  send.mockRejectedValueOnce(new AppError('rating_closed', 'rating_closed', false))
  expect(await flushed()).toMatchObject([{ action: 'rate-order', refusal: { code: 'rating_closed' } }])
  expect(storedQueue()).toEqual([])
})

test('a rating that had got through already counts as sent (Issue 2)', async () => {
  page.isOnline = false
  await rate()
  page.isOnline = true
  send.mockRejectedValueOnce(new AppError('already_rated', 'already_rated', false))
  expect(await flushed()).toEqual([{ action: 'rate-order', refusal: undefined }])
})

test('what waits goes with a closed account, and nobody else’s (Issue, account deletion)', async () => {
  page.isOnline = false
  await rate('asha')
  await rate('bala')
  forgetQueueOf('asha')
  expect(storedQueue().map(({ userId }) => userId)).toEqual(['bala'])
})

test('nothing is sent in another person’s name', async () => {
  page.isOnline = false
  await rate('asha')
  page.isOnline = true
  expect(await flushed('bala')).toEqual([])
  expect(send).not.toHaveBeenCalled()
  expect(storedQueue()).toHaveLength(1)
})

const alarm = (userId = 'asha', signal = new AbortController().signal) =>
  sendOrQueue(
    {
      action: 'raise-sos',
      args: { order_id: 'order-1', idempotency_key: 'sos-1' },
      userId,
      subject: 'order-1',
      signal,
    },
    send,
  )

test('an alarm is kept where the server is too slow or broken as well (Issue 36, SOS)', async () => {
  send.mockRejectedValueOnce(new AppError('unknown', 'something_wrong', true))
  expect(await alarm()).toBe('queued')
  send.mockRejectedValueOnce(lost)
  expect(await alarm('asha', AbortSignal.abort())).toBe('queued')
  expect(await flushed()).toEqual([{ action: 'raise-sos', refusal: undefined }])
  expect(await flushed()).toEqual([])
  expect(send).toHaveBeenCalledTimes(3)
})

test('an alarm that is refused is said and not kept (Issue 36, SOS)', async () => {
  send.mockRejectedValueOnce(new AppError('order_not_found', 'order_not_found', false))
  await expect(alarm()).rejects.toMatchObject({ code: 'order_not_found' })
  expect(storedQueue()).toEqual([])
})

test('an alarm goes before all that waits (Issue 36, SOS)', async () => {
  page.isOnline = false
  await rate()
  await alarm()
  page.isOnline = true
  // What goes second fails, and holds up nothing before it.
  send.mockResolvedValueOnce().mockRejectedValueOnce(new AppError('unknown', 'something_wrong', true))
  expect(await flushed()).toEqual([{ action: 'raise-sos', refusal: undefined }])
  expect(storedQueue().map(({ action }) => action)).toEqual(['rate-order'])
})
