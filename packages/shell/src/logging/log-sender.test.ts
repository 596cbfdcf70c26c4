import { AppError } from '@angadi/data/errors/app-error.ts'
import type { LogRow } from '@angadi/data/logs/send-logs.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogSender, STORED_LINES, storedLines } from './log-sender.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const messages = (rows: readonly LogRow[]) => rows.map(({ message }) => message)

function working() {
  const batches: (readonly LogRow[])[] = []
  const sender = new LogSender(async (rows) => void batches.push(rows))
  return { batches, sender }
}

test('lines are sent together, with level, message, context and metadata (Spec §7 app_logs)', async () => {
  const { batches, sender } = working()
  sender.add({ level: 'warn', message: 'one', context: 'form:address', metadata: { kind: 'timeout' } })
  sender.add({ level: 'error', message: 'two' })
  expect(batches).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(batches).toEqual([
    [
      { level: 'warn', message: 'one', context: 'form:address', metadata: { kind: 'timeout' } },
      { level: 'error', message: 'two', context: null, metadata: {} },
    ],
  ])
  expect(storedLines()).toEqual([])
})

test('no secret leaves the page in a log line (Spec §8 Redaction)', async () => {
  const { batches, sender } = working()
  sender.add({
    level: 'error',
    message: 'password=hunter2',
    context: 'token: abc',
    metadata: { card: '4111 1111 1111 1111', deep: { secret: 1 } },
  })
  await sender.flush()
  expect(JSON.stringify(batches)).not.toMatch(/hunter2|abc|4111|"secret":1/)
})

test('a line is cut to what the table takes (Spec §3 app_logs)', async () => {
  const { batches, sender } = working()
  sender.add({
    level: 'info',
    message: 'x'.repeat(9_000),
    context: 'y'.repeat(900),
    metadata: { z: 'అ'.repeat(9_000) },
  })
  await sender.flush()
  const [row] = batches.flat()
  expect(row?.message).toHaveLength(4_000)
  expect(row?.context).toHaveLength(200)
  expect(row?.metadata).toEqual({ cut: true })
})

test('on failure the last 50 lines are kept in this browser, and sent when it works again (Spec §7 app_logs, §9 local log fallback 50)', async () => {
  let isBack = false
  const sent: string[] = []
  const sender = new LogSender(async (rows) => {
    if (!isBack) throw new AppError('network', 'network', true)
    sent.push(...messages(rows))
  })
  for (let n = 0; n < 60; n++) {
    sender.add({ level: 'error', message: `line ${n}` })
    await vi.advanceTimersByTimeAsync(3_000)
  }
  const expected = Array.from({ length: 50 }, (_, n) => `line ${n + 10}`)
  expect(messages(storedLines())).toEqual(expected)
  expect(STORED_LINES).toBe(50)
  isBack = true
  await sender.flush()
  expect(sent).toEqual(expected)
  expect(storedLines()).toEqual([])
})

test('a failing log is not logged itself (Spec §8 Global error handlers)', async () => {
  const send = vi.fn(() => Promise.reject(new Error('broken')))
  const sender = new LogSender(send)
  sender.add({ level: 'error', message: 'one' })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(send).toHaveBeenCalledOnce()
  expect(messages(storedLines())).toEqual(['one'])
})

test('what the server will never take is not kept, what came too fast is', async () => {
  const refusing = (code: string) =>
    new LogSender(() => Promise.reject(new AppError(code, 'something_wrong', false)))
  const fast = refusing('too_many_logs')
  fast.add({ level: 'error', message: 'later' })
  await fast.flush()
  expect(messages(storedLines())).toEqual(['later'])
  await refusing('23514').flush()
  expect(storedLines()).toEqual([])
})

test('a page that fails in a circle logs thirty lines a minute', async () => {
  const { batches, sender } = working()
  for (let n = 0; n < 1_000; n++) sender.add({ level: 'error', message: `line ${n}` })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(batches.flat()).toHaveLength(30)
})
