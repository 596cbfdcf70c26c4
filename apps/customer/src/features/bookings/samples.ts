import type { MyBooking } from '@angadi/data/my-bookings/my-bookings.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { MyPackage } from '@angadi/data/packages/my-packages.ts'
import type { Waiting } from '@angadi/data/waiting-list/my-waiting-list.ts'
import { timeOn } from '../../shared/booking/samples.ts'
import { sampleTracking } from '../../shared/samples/orders.ts'

const STARTS = timeOn(1, '16:30')
const ENDS = timeOn(1, '18:00')

const steps: MyBooking['steps'] = [
  {
    service_id: 'haircut',
    name: 'Haircut and blow-dry',
    price_paise: 45_000,
    starts_at: STARTS,
    minutes: 45,
    people: [{ id: 'anita', name: 'Anita Rao' }],
    prepare: 'Please come with washed hair.',
  },
  {
    service_id: 'facial',
    name: 'Fruit facial',
    price_paise: 80_000,
    starts_at: timeOn(1, '17:15'),
    minutes: 45,
    people: [{ id: 'sunitha', name: 'Sunitha' }],
    prepare: null,
  },
]

/** A booking of a list for stories: tomorrow at half past four, with a part to be paid at the salon. */
export function sampleBooking(changes: Partial<MyBooking> = {}): MyBooking {
  return {
    id: 'booking',
    order_id: 'order',
    order_number: 'HYD-2611-0107',
    trade: 'beauty',
    state: 'confirmed',
    starts_at: STARTS,
    ends_at: ENDS,
    moved: null,
    steps,
    vendor: {
      slug: 'lotus-beauty-lounge',
      name: 'Lotus Beauty Lounge',
      picture: null,
      address: '8-2-293, Road No. 36, Jubilee Hills, Hyderabad',
      lat: 17.43,
      lng: 78.41,
    },
    total_paise: 125_000,
    due_paise: 93_750,
    charge_paise: 0,
    can_rate: false,
    ...changes,
  }
}

/** What is to come, soonest first. */
export const upcoming: readonly MyBooking[] = [
  sampleBooking(),
  sampleBooking({
    id: 'asked',
    order_id: 'asked',
    state: 'pending',
    starts_at: timeOn(5, '11:00'),
    ends_at: timeOn(5, '12:00'),
    moved: { from: timeOn(4, '11:00'), at: timeOn(0, '09:00'), by: 'vendor' },
    due_paise: 0,
  }),
]

/** What is over, last first. */
export const past: readonly MyBooking[] = [
  sampleBooking({
    id: 'done',
    order_id: 'done',
    state: 'completed',
    starts_at: timeOn(-3, '10:00'),
    ends_at: timeOn(-3, '11:00'),
    due_paise: 0,
    charge_paise: null,
    can_rate: true,
  }),
  sampleBooking({
    id: 'missed',
    order_id: 'missed',
    state: 'no_show',
    starts_at: timeOn(-20, '10:00'),
    ends_at: timeOn(-20, '11:00'),
    due_paise: 0,
    charge_paise: null,
  }),
]

export interface SampleBooking {
  readonly order?: Partial<Tracking['order']>
  readonly booking?: Readonly<Record<string, unknown>>
  readonly tracking?: Partial<Omit<Tracking, 'order' | 'detail'>>
}

/** That booking as its page shows it. */
export function sampleVisit({ order, booking, tracking }: SampleBooking = {}): Tracking {
  return sampleTracking({
    delivery: null,
    drop_code: null,
    cancellation: {
      allowed: true,
      charge_paise: 0,
      refund_paise: 31_250,
      compensation_paise: 0,
      credit_paise: 0,
      vendor_loss_paise: 0,
      free_until: timeOn(1, '14:30'),
      fault: 'customer',
      coupon_paise: 0,
    },
    vendor: {
      id: 'vendor',
      name: 'Lotus Beauty Lounge',
      slug: 'lotus-beauty-lounge',
      lat: 17.43,
      lng: 78.41,
      address: '8-2-293, Road No. 36, Jubilee Hills, Hyderabad',
      picture: null,
      phone_masked: null,
    },
    ...tracking,
    detail: {
      booking: {
        id: 'booking',
        state: 'confirmed',
        starts_at: STARTS,
        ends_at: ENDS,
        version: 2,
        steps,
        moved: null,
        cancelling: [
          { from: timeOn(1, '14:30'), charge_paise: 15_625 },
          { from: timeOn(1, '16:00'), charge_paise: 31_250 },
        ],
        horizon_days: 30,
        ...booking,
      },
    },
    order: {
      order_number: 'HYD-2611-0107',
      kind: 'appointment',
      trade: 'beauty',
      category: 'beauty',
      status: 'confirmed',
      vendor_name: 'Lotus Beauty Lounge',
      address: null,
      instructions: null,
      items: [],
      charges: [
        { code: 'service', amount_paise: 45_000 },
        { code: 'service', amount_paise: 80_000 },
      ],
      total_paise: 125_000,
      payments: [
        { method: 'wallet', amount_paise: 31_250, refunded_paise: 0, is_paid: true },
        { method: 'cash', amount_paise: 93_750, refunded_paise: 0, is_paid: false },
      ],
      scheduled_for: STARTS,
      ...order,
    },
  })
}

/** A package of five sittings for stories: three can still be booked. */
export function samplePackage(changes: Partial<MyPackage> = {}): MyPackage {
  return {
    order_id: 'package',
    trade: 'beauty',
    vendor_id: 'vendor',
    vendor_name: 'Lotus Beauty Lounge',
    vendor_slug: 'lotus-beauty-lounge',
    service_id: 'facial',
    service_name: 'Fruit facial',
    name: 'Five facials',
    sittings: 5,
    used: 1,
    reserved: 1,
    balance: 3,
    back_paise: 240_000,
    valid_until: '2027-03-01',
    is_closed: false,
    ...changes,
  }
}

/** Waiting for an earlier time of the visit of stories. */
export function sampleEarlier(offer: Waiting['offer'] = null): Waiting {
  return {
    id: 'waiting',
    vendor_id: 'vendor',
    vendor_name: 'Lotus Beauty Lounge',
    vendor_slug: 'lotus-beauty-lounge',
    vendor_kind: 'beauty',
    services: ['Haircut and blow-dry', 'Fruit facial'],
    from_day: '2026-11-27',
    to_day: '2026-11-28',
    part_of_day: 'any',
    order_id: 'order',
    offer,
  }
}
