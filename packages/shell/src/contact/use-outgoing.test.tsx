// @vitest-environment happy-dom
import { type Sending, useOutgoing } from '@angadi/data/contact/use-outgoing.ts'
import { useWaiting } from '@angadi/data/contact/use-waiting.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { type Send, sendOrQueue } from '@angadi/data/queue/queue.ts'
import { storedQueue } from '@angadi/data/queue/stored-queue.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const conversation = { orderId: 'order', as: 'user', with: 'courier' }
const hello = { kind: 'text', body: 'Hello' } as const
const LOST = new AppError('network', 'network', true)

/** The server call of each test. */
const answer = vi.fn<Send>()
const storePicture = vi.fn<Sending['storePicture']>()
const sendMessage = vi.fn<Sending['sendMessage']>()
const sending: Sending = { sendOrQueue: (to) => sendOrQueue(to, answer), storePicture, sendMessage }

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  useSession.setState({ ready: true, userId: 'asha' })
})
afterEach(cleanup)

function chat() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => ({ ...useOutgoing(conversation, sending), waiting: useWaiting(conversation) }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  return result
}

test('a message is shown as being sent, and gone once the server has it', async () => {
  const reply = Promise.withResolvers<void>()
  answer.mockReturnValueOnce(reply.promise)
  const result = chat()
  act(() => void result.current.send(hello))
  expect(result.current.outgoing).toMatchObject([{ content: hello, state: 'sending' }])
  await act(async () => reply.resolve())
  expect(result.current.outgoing).toEqual([])
})

test('one that is refused says why, and another tap sends the same message again', async () => {
  answer.mockRejectedValueOnce(new AppError('too_many_messages', 'too_many_messages', false))
  const result = chat()
  await act(() => result.current.send(hello))
  const [failed] = result.current.outgoing
  expect(failed).toMatchObject({ state: 'failed', error: { code: 'too_many_messages' } })
  await act(async () => failed && result.current.retry(failed))
  expect(result.current.outgoing).toEqual([])
  const [first, second] = answer.mock.calls.map(([, args]) => args)
  expect(first).toEqual(second)
  expect(first).toMatchObject({
    conversation_id: 'order',
    as_role: 'user',
    to_role: 'courier',
    body: 'Hello',
  })
})

test('without a network messages wait in their order, each once (Issue 10, offline kept and sent once)', async () => {
  answer.mockRejectedValue(LOST)
  const result = chat()
  await act(() => result.current.send(hello))
  await act(() => result.current.send({ kind: 'canned', code: 'minutes_late', minutes: 5 }))
  expect(result.current.outgoing).toEqual([])
  expect(result.current.waiting).toMatchObject([
    { content: hello, state: 'waiting' },
    { content: { kind: 'canned', code: 'minutes_late', minutes: 5 }, state: 'waiting' },
  ])
  expect(storedQueue()).toHaveLength(2)
})

test('a picture without a network waits for a tap, and is stored before it is sent', async () => {
  const picture = new Blob(['picture'])
  storePicture.mockRejectedValueOnce(LOST).mockResolvedValueOnce('order/asha/one.webp')
  const result = chat()
  await act(() => result.current.send({ kind: 'picture', picture }))
  const [failed] = result.current.outgoing
  expect(failed?.state).toBe('failed')
  expect(sendMessage).not.toHaveBeenCalled()
  await act(async () => failed && result.current.retry(failed))
  expect(sendMessage).toHaveBeenCalledWith(
    expect.objectContaining({ client_id: failed?.clientId, kind: 'picture', picture: 'order/asha/one.webp' }),
  )
  expect(result.current.outgoing).toEqual([])
})
