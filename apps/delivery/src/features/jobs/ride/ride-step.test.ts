import { afterSteps } from '@angadi/domain/submission/step-queue.ts'
import { expect, test } from 'vitest'
import { sampleRide } from '../../../shared/sample-ride.ts'
import { stepOfRide } from './ride-step.ts'

test('a ride goes from stop to stop', () => {
  const ride = sampleRide()
  expect(stepOfRide(sampleRide({ status: 'pending' })).step).toBe('set_out')
  expect(stepOfRide(ride).step).toBe('to_pickup')
  expect(stepOfRide({ ...ride, state: 'at_pickup' })).toMatchObject({ step: 'start', stop: { n: 1 } })
})

test('the steps that wait for a network count on the screen (Issue 36, offline)', () => {
  const made = { userId: 'ravi', orderId: 'ride', at: '2026-11-28T09:34:00Z' }
  const steps = [
    { ...made, id: '1', what: 'at_pickup', args: {} },
    { ...made, id: '2', what: 'advance', args: { to: 'in_progress', code: '1234' } },
    { ...made, id: '3', what: 'arrive_stop', args: { job_id: 'job', n: 2 } },
    { ...made, id: '4', what: 'finish_stop', args: { job_id: 'job', n: 2 } },
    { ...made, id: '5', what: 'arrive_stop', args: { job_id: 'job', n: 3 } },
    { ...made, id: '6', what: 'advance', args: { to: 'delivered' } },
  ]
  const after = (count: number) =>
    afterSteps([sampleRide()], steps.slice(0, count)).map((job) => stepOfRide(job).step)
  expect([0, 1, 2, 3, 4, 5, 6].map(after)).toEqual([
    ['to_pickup'],
    ['start'],
    ['to_stop'],
    ['at_stop'],
    ['to_drop'],
    ['end'],
    [],
  ])
})
