// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { invokeFunction } from './invoke-function.ts'

vi.mock('./auth.ts', () => ({ callerHeaders: async () => ({}) }))
vi.mock('./config.ts', () => ({ runtimeConfig: () => ({ apiUrl: 'http://api.test' }) }))

const answer = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', answer))
afterEach(() => {
  answer.mockReset()
  vi.unstubAllGlobals()
})

const invoke = () => invokeFunction('payments', {}, z.object({ state: z.string() }))
const refuses = (status: number, code: string) =>
  answer.mockResolvedValue(Response.json({ error: { code, message: 'for whoever debugs' } }, { status }))

test('an answer of the right shape is handed over', async () => {
  answer.mockResolvedValue(Response.json({ state: 'open' }))
  expect(await invoke()).toEqual({ state: 'open' })
})

test('a refusal keeps its code and is not tried again', async () => {
  refuses(400, 'payment_signature_invalid')
  await expect(invoke()).rejects.toMatchObject({ code: 'payment_signature_invalid', retryable: false })
})

test('a refusal that has a sentence is told with it', async () => {
  refuses(401, 'sign_in_required')
  await expect(invoke()).rejects.toMatchObject({ messageKey: 'sign_in_required' })
})

test('whoever is asked behind it may answer later', async () => {
  refuses(503, 'gateway_unavailable')
  await expect(invoke()).rejects.toMatchObject({ code: 'gateway_unavailable', retryable: true })
})

test('an answer that says nothing is a failure', async () => {
  answer.mockResolvedValue(new Response('<html>', { status: 502 }))
  await expect(invoke()).rejects.toMatchObject({ messageKey: 'something_wrong' })
})

test('a network that is gone is told as such', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(invoke()).rejects.toMatchObject({ code: 'network', retryable: true })
})
