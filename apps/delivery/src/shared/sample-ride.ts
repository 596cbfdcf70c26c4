import type { Job, JobOffer } from '@angadi/data/courier-console/jobs.ts'
import { sampleJob, sampleOffer } from './samples.ts'

const details = {
  vehicle: 'auto',
  mode: 'trip',
  stops: [
    { n: 1, what: 'pickup', area: 'Charminar, Hyderabad' },
    { n: 2, what: 'stop', area: 'Nampally, Hyderabad' },
    { n: 3, what: 'drop', area: 'Golconda, Hyderabad' },
  ],
  metres: 9200,
  seconds: 1500,
  driver_paise: 14_200,
  pay: 'cash',
  women_only: false,
  scheduled_for: null,
  waiting: null,
}

/** An offered ride, for stories and tests. */
export function sampleRideOffer(changes: Record<string, unknown> = {}): JobOffer {
  return sampleOffer({
    trade: 'ride',
    vendor_name: 'Ride',
    pickup_area: 'Charminar',
    pay_paise: 14_200,
    tip_paise: 0,
    details: { ...details, ...changes },
  })
}

/** A ride under way with one stop between, for stories and tests. */
export function sampleRide(changes: Partial<Job> = {}, more: Record<string, unknown> = {}): Job {
  return sampleJob({
    order_id: 'ride',
    order_number: 'HYD-2611-0077',
    trade: 'ride',
    status: 'confirmed',
    state: 'assigned',
    vendor_name: 'Ride',
    job_id: 'job',
    collect_cash_paise: 17_200,
    cash_change_for_paise: 20_000,
    pay_paise: 14_200,
    tip_paise: 0,
    instructions: null,
    stops: [
      { n: 1, what: 'pickup', lat: 17.3616, lng: 78.4747, address: 'Charminar, Hyderabad', done_at: null },
      {
        n: 2,
        what: 'stop',
        lat: 17.3924,
        lng: 78.4675,
        address: 'Nampally Station, Hyderabad',
        done_at: null,
      },
      { n: 3, what: 'drop', lat: 17.3833, lng: 78.4011, address: 'Golconda Fort, Hyderabad', done_at: null },
    ],
    details: { ...details, rider_name: 'Ananya', note: 'By the east gate', ...more },
    ...changes,
  })
}
