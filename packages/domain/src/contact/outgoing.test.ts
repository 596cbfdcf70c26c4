import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterOutgoing, type Outgoing, type OutgoingEvent } from './outgoing.ts'

const content = { kind: 'text', body: 'Hello' } as const
const run = (...events: readonly OutgoingEvent[]) =>
  events.reduce<readonly Outgoing[]>((list, event) => afterOutgoing(list, event), [])
const started: OutgoingEvent = { type: 'started', clientId: 'one', content }

test('a message is being sent until the server has it', () => {
  expect(run(started)).toEqual([{ clientId: 'one', content, state: 'sending' }])
  expect(run(started, { type: 'confirmed', clientId: 'one' })).toEqual([])
})

test('one that failed keeps its id when it is sent again', () => {
  const error = new Error('too fast')
  const failed = run(started, { type: 'failed', clientId: 'one', error })
  expect(failed).toEqual([{ clientId: 'one', content, state: 'failed', error }])
  expect(afterOutgoing(failed, { type: 'retried', clientId: 'one' })).toEqual(run(started))
})

test('nothing brings back what the server has, what was queued, or what was thrown away', () => {
  const ends = fc.constantFrom<OutgoingEvent['type']>('confirmed', 'queued', 'discarded')
  const later = fc.array(
    fc.constantFrom<'retried' | 'queued' | 'confirmed'>('retried', 'queued', 'confirmed'),
  )
  fc.assert(
    fc.property(ends, later, (end, types) => {
      const events = types.map((type): OutgoingEvent => ({ type, clientId: 'one' }))
      const last: OutgoingEvent =
        end === 'started' || end === 'failed' ? started : { type: end, clientId: 'one' }
      expect(run(started, last, ...events)).toEqual([])
    }),
  )
})
