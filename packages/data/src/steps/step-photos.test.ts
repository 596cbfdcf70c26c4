import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, type TestPage } from '../test-page.ts'

const photos = new Map<string, unknown>()
let isFull = false
vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  get: async (key: string) => photos.get(key),
  set: async (key: string, value: unknown) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    photos.set(key, value)
  },
  del: async (key: string) => void photos.delete(key),
}))
const uploads: string[] = []
const recorded: unknown[] = []
let uploadFault: unknown
vi.mock('../pictures/store-checked-picture.ts', () => ({
  storeCheckedPicture: async (to: string) => {
    if (uploadFault) throw uploadFault
    uploads.push(to)
    return `order/ravi/${uploads.length}.webp`
  },
}))
let recordFault: unknown
vi.mock('../client/call.ts', () => ({
  call: async (_name: string, args: unknown) => {
    recorded.push(args)
    if (recordFault) throw recordFault
    return { outcome: 'done' }
  },
}))

vi.resetModules()
const { AppError } = await import('../errors/app-error.ts')
const { flushSteps, makeStep } = await import('./step-queue.ts')
const { storedSteps } = await import('./stored-steps.ts')

let page: TestPage
const lost = () => new AppError('network', 'network', true)
const photo = new Blob(['photo'], { type: 'image/webp' })

beforeEach(() => {
  photos.clear()
  for (const list of [uploads, recorded]) list.length = 0
  uploadFault = recordFault = undefined
  isFull = false
  page = openPage({ isOnline: false })
})
afterEach(() => void vi.unstubAllGlobals())

const deliver = () =>
  makeStep({
    userId: 'ravi',
    orderId: 'order',
    what: 'deliver_parcel',
    args: { job_id: 'job', n: 2 },
    photo: { taken: photo, to: 'parcel-picture' },
    send: async () => 'done',
  })
const told: (string | undefined)[] = []
const flush = () => {
  told.length = 0
  return flushSteps('ravi', ({ outcome, refusal }) => void told.push(outcome ?? refusal?.code))
}

test('a photo taken without a network is kept and sent before its step (docs/decisions/0143)', async () => {
  expect(await deliver()).toBe('queued')
  const [step] = storedSteps()
  expect(photos.get(step?.id ?? '')).toEqual({ photo })
  page.isOnline = true
  await flush()
  expect(uploads).toEqual(['parcel-picture?order=order'])
  expect(recorded).toMatchObject([{ args: { job_id: 'job', n: 2, picture: 'order/ravi/1.webp' } }])
  expect(told).toEqual(['done'])
  expect([storedSteps(), photos.size]).toEqual([[], 0])
})

test('a photo whose step got no answer is stored once', async () => {
  await deliver()
  page.isOnline = true
  recordFault = lost()
  await flush()
  expect(storedSteps()).toHaveLength(1)
  recordFault = undefined
  await flush()
  expect(uploads).toHaveLength(1)
  expect(recorded).toHaveLength(2)
  expect(photos.size).toBe(0)
})

test('without its photo a step waits for a network, and nothing of it is sent', async () => {
  await deliver()
  page.isOnline = true
  uploadFault = lost()
  await flush()
  expect([recorded, told]).toEqual([[], []])
  expect(storedSteps()).toHaveLength(1)
  expect(photos.size).toBe(1)
})

test('a phone that has lost the photo says so, and forgets what stood on it', async () => {
  await deliver()
  await deliver()
  photos.delete(storedSteps()[0]?.id ?? '')
  page.isOnline = true
  await flush()
  expect(told).toEqual(['picture_missing'])
  expect([storedSteps(), photos.size]).toEqual([[], 0])
})

test('a phone that cannot keep a photo does not say that it is kept', async () => {
  isFull = true
  await expect(deliver()).rejects.toMatchObject({ code: 'network' })
  expect(storedSteps()).toEqual([])
})
