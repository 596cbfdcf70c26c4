import type { Courier, CourierDay } from '@angadi/data/courier-console/courier.ts'
import type { Incentive } from '@angadi/data/courier-console/incentives.ts'
import type { Job, JobOffer } from '@angadi/data/courier-console/jobs.ts'
import type { CourierPaper, CourierProfile } from '@angadi/data/courier-console/profile.ts'

/** A time so many minutes from now. */
function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

/** A courier, for stories and tests. */
export function sampleCourier(changes: Partial<Courier> = {}): Courier {
  return {
    user_id: 'courier',
    name: 'Ravi Kumar',
    photo: null,
    vehicle_kind: 'bike',
    plate: 'TS 09 EK 4471',
    verified: true,
    online: true,
    capacity: 2,
    cash_limit_paise: 300_000,
    cash_in_hand_paise: 84_500,
    rating: 4.8,
    ratings_count: 312,
    ...changes,
  }
}

/** A paper of a courier, valid for more than a year; for stories and tests. */
export function samplePaper(changes: Partial<CourierPaper> = {}): CourierPaper {
  return {
    requirement: 'licence',
    number: '•••• 4123',
    valid_until: '2028-01-01',
    days_left: 400,
    stops: true,
    is_renewing: false,
    ...changes,
  }
}

/** A courier's own page; for stories and tests. */
export function sampleProfile(changes: Partial<CourierProfile> = {}): CourierProfile {
  return {
    name: 'Ravi Kumar Goud',
    photo: null,
    phone: '+919000000021',
    since: '2026-09-08T06:00:00Z',
    vehicle_kind: 'bike',
    plate: 'TS 09 EK 4127',
    verified: true,
    stopped_by: null,
    rating: 4.7,
    ratings: 187,
    stars: [3, 2, 8, 26, 148],
    work: { done: 412, days: 30, lately: 96, promised: 95, on_time: 88, late: 7, late_before_pickup: 4 },
    papers: {
      application_id: 'application',
      renewal: null,
      items: [
        samplePaper({ requirement: 'identity', valid_until: null, days_left: null, stops: false }),
        samplePaper(),
        samplePaper({ requirement: 'vehicle', stops: false, days_left: 812, valid_until: '2029-02-17' }),
        samplePaper({ requirement: 'insurance', valid_until: '2026-12-05', days_left: 8 }),
      ],
    },
    ...changes,
  }
}

/** Extra pay of a day, for stories and tests. */
export function sampleIncentive(changes: Partial<Incentive> = {}): Incentive {
  return {
    id: 'incentive',
    kind: 'day',
    deliveries: 8,
    from_minute: null,
    to_minute: null,
    amount_paise: 8000,
    done: 0,
    earned_paise: 0,
    used_up: false,
    ...changes,
  }
}

/** A job offer, for stories and tests. */
export function sampleOffer(changes: Partial<JobOffer> = {}): JobOffer {
  return {
    offer_id: 'offer',
    order_id: 'order',
    vendor_name: 'Deg & Dastarkhwan',
    pickup_area: 'Banjara Hills',
    pickup_lat: 17.4126,
    pickup_lng: 78.4482,
    drop_area: 'Madhapur',
    drop_lat: 17.4486,
    drop_lng: 78.3908,
    distance_to_pickup_m: 1200,
    distance_m: 6400,
    pay_paise: 6200,
    tip_paise: 2000,
    collect_cash_paise: 52_300,
    payment_method: 'cash',
    items_count: 3,
    expires_at: inMinutes(0.5),
    server_now: inMinutes(0),
    ...changes,
  }
}

/** An active job, for stories and tests. */
export function sampleJob(changes: Partial<Job> = {}): Job {
  return {
    order_id: 'order',
    order_number: 'HYD-2611-0042',
    status: 'confirmed',
    state: 'assigned',
    vendor_name: 'Deg & Dastarkhwan',
    vendor_address: '8-2-120, Road No. 2, Banjara Hills',
    vendor_phone_masked: '+91 •••••• 3210',
    pickup_lat: 17.4126,
    pickup_lng: 78.4482,
    customer_name: 'Ananya R.',
    customer_phone_masked: '+91 •••••• 4455',
    drop_address: {
      label: 'Home',
      line: 'Flat 302, Kavuri Hills Road',
      landmark: 'Opposite the water tank',
      city: 'Hyderabad',
      pincode: '500081',
      lat: 17.4486,
      lng: 78.3908,
    },
    instructions: 'The bell does not ring, please call.',
    items: [
      { name: 'Hyderabadi chicken dum biryani', quantity: 2 },
      { name: 'Double ka meetha', quantity: 1 },
    ],
    payment_method: 'cash',
    collect_cash_paise: 52_300,
    cash_change_for_paise: 60_000,
    pay_paise: 6200,
    tip_paise: 2000,
    distance_m: 6400,
    ready: true,
    assigned_at: inMinutes(-6),
    promised_max_at: inMinutes(28),
    scheduled_for: null,
    trade: 'food',
    detail: null,
    ...changes,
  }
}

/** A courier's day with as many deliveries as asked for, each paid ₹62 with every third tipped. */
export function sampleDay(deliveries = 5): CourierDay {
  const jobs = Array.from({ length: deliveries }, (_, index) => ({
    order_number: `HYD-2611-00${40 - index}`,
    vendor_name: index % 2 === 0 ? 'Deg & Dastarkhwan' : 'Chutneys & Dosas',
    delivered_at: inMinutes(-30 * (index + 1)),
    pay_paise: 6200,
    tip_paise: index % 3 === 0 ? 2000 : 0,
    cash_paise: index % 2 === 0 ? 42_300 : 0,
  }))
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)
  const pay = sum(jobs.map(({ pay_paise }) => pay_paise))
  const tips = sum(jobs.map(({ tip_paise }) => tip_paise))
  return {
    deliveries,
    pay_paise: pay,
    tips_paise: tips,
    total_paise: pay + tips,
    cash_in_hand_paise: 84_500,
    cash_limit_paise: 300_000,
    online_seconds: deliveries * 2700,
    jobs,
  }
}
