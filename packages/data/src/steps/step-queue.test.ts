import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, type TestPage } from '../test-page.ts'
import type { SendStep } from './step-queue.ts'

// As in a newly opened page: what the requests of other files have shown of the network does not count.
vi.resetModules()
const { AppError } = await import('../errors/app-error.ts')
const { flushSteps, makeStep } = await import('./step-queue.ts')
const { storedSteps } = await import('./stored-steps.ts')

let page: TestPage
const lost = () => new AppError('network', 'network', true)

beforeEach(() => {
  page = openPage({ isOnline: true })
})
afterEach(() => void vi.unstubAllGlobals())

const make = (name: string, send: () => Promise<string>, orderId = 'order') =>
  makeStep({ userId: 'ravi', orderId, what: 'advance', args: { name }, send })

test('with a network a step is made at once (Issue 36, offline)', async () => {
  expect(await make('a', async () => 'moved')).toBe('moved')
  expect(storedSteps()).toEqual([])
})

test('a step waits behind those that wait, also when there is a network again', async () => {
  page.isOnline = false
  expect(await make('a', async () => 'moved')).toBe('queued')
  page.isOnline = true
  expect(await make('b', async () => 'moved')).toBe('queued')
  expect(storedSteps().map(({ args }) => args['name'])).toEqual(['a', 'b'])
})

test('what was made on an order after a step that did not hold is let go, other orders go on', async () => {
  page.isOnline = false
  await make('a', async () => '')
  await make('b', async () => '')
  await make('c', async () => '', 'other')
  page.isOnline = true
  const sent: string[] = []
  const told: (string | undefined)[] = []
  await flushSteps(
    'ravi',
    ({ outcome, refusal }) => void told.push(outcome ?? refusal?.code),
    async ({ args }) => {
      sent.push(String(args['name']))
      return { outcome: args['name'] === 'a' ? 'wrong_code' : 'done' }
    },
  )
  expect(sent).toEqual(['a', 'c'])
  expect(told).toEqual(['wrong_code', 'done'])
  expect(storedSteps()).toEqual([])
})

test('nothing is sent in another person’s name', async () => {
  page.isOnline = false
  await make('a', async () => '')
  page.isOnline = true
  await flushSteps(
    'basava',
    () => undefined,
    async () => ({ outcome: 'done' }),
  )
  expect(storedSteps()).toHaveLength(1)
})

type Act = 'step' | 'online' | 'offline' | 'flush' | 'lose request' | 'lose answer'

test('in any interleaving each step is applied once and in order (parcel-10)', async () => {
  const acts = fc.array(
    fc.constantFrom<Act>('step', 'online', 'offline', 'flush', 'lose request', 'lose answer'),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      page.stored.clear()
      page.isOnline = true
      let next = 0
      let fault: Act | undefined
      const made: number[] = []
      const applied: number[] = []
      const known = new Set<string>()
      const reach = (apply: () => void) => {
        const now = fault
        fault = undefined
        if (now === 'lose request') throw lost()
        apply()
        if (now === 'lose answer') throw lost()
      }
      // As the server: the same id is taken once, and what is done already is answered and not done again.
      const replay: SendStep = async ({ id, args }) => {
        const n = Number(args['name'])
        reach(() => {
          if (!known.has(id) && !applied.includes(n)) applied.push(n)
          known.add(id)
        })
        return { outcome: 'done' }
      }
      for (const act of [...list, 'online' as const, 'flush' as const, 'flush' as const]) {
        if (act === 'online') page.isOnline = true
        else if (act === 'offline') page.isOnline = false
        else if (act === 'flush') await flushSteps('ravi', () => undefined, replay)
        else if (act === 'step') {
          const n = next++
          made.push(n)
          await make(String(n), async () => {
            reach(() => void applied.push(n))
            return 'done'
          })
        } else fault = act
      }
      expect(applied).toEqual(made)
      expect(storedSteps()).toEqual([])
    }),
    { numRuns: 300 },
  )
})
