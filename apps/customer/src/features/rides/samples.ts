import { contactKeys } from '@angadi/data/contact/keys.ts'
import { orderKeys } from '@angadi/data/orders/keys.ts'
import type { Tracking } from '@angadi/data/orders/tracking.ts'
import { rideKeys } from '@angadi/data/rides/keys.ts'
import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import type { RideOption, RideOptions } from '@angadi/data/rides/ride-options.ts'
import type { RideQuote } from '@angadi/data/rides/ride-quote.ts'
import type { RidePlace } from '@angadi/data/rides/ride-request.ts'
import { sampleTracking } from '../../shared/samples/orders.ts'
import { ANANYA } from '../../shared/samples/person.ts'
import { changeRide, forgetRide } from './ride-draft.ts'

/** The two places of sample rides. */
export const HOME: RidePlace = { lat: 17.4486, lng: 78.3908, label: 'Kavuri Hills, Madhapur' }
export const STATION: RidePlace = { lat: 17.4344, lng: 78.5013, label: 'Secunderabad Junction' }

/** A time so many minutes from now. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

/** A vehicle that can be ordered. */
export function sampleOption(changes: Partial<RideOption> = {}): RideOption {
  return {
    vehicle: 'auto',
    seats: 3,
    expected_paise: 15_100,
    from_paise: 13_000,
    cap_paise: 18_100,
    rows: [
      { code: 'base', amount_paise: 4500 },
      { code: 'distance', amount_paise: 7800 },
      { code: 'time', amount_paise: 2080 },
      { code: 'tax', amount_paise: 720 },
    ],
    surge_bp: 10_000,
    night: false,
    waiting: { free_seconds: 180, per_minute_paise: 150 },
    pickup_seconds: 240,
    available: true,
    ...changes,
  }
}

/** The fares from home to the station: an auto, a bike, a sedan in a busy hour, and an SUV that nobody drives now. */
export function sampleOptions(changes: Partial<RideOptions> = {}): RideOptions {
  return {
    metres: 13_400,
    seconds: 2040,
    polyline: null,
    region_id: 'hyderabad',
    problems: [],
    options: [
      sampleOption({ vehicle: 'bike', seats: 1, from_paise: 7000, expected_paise: 8600, cap_paise: 10_300 }),
      sampleOption(),
      sampleOption({
        vehicle: 'sedan',
        seats: 4,
        from_paise: 31_000,
        expected_paise: 35_600,
        cap_paise: 42_700,
        surge_bp: 16_000,
        night: true,
        rows: [
          { code: 'base', amount_paise: 9000 },
          { code: 'distance', amount_paise: 13_200 },
          { code: 'surge', amount_paise: 11_700 },
          { code: 'tax', amount_paise: 1700 },
        ],
      }),
      sampleOption({
        vehicle: 'suv',
        seats: 6,
        from_paise: 41_000,
        expected_paise: 47_500,
        cap_paise: 57_000,
        pickup_seconds: null,
        available: false,
      }),
    ],
    ...changes,
  }
}

/** The price of the auto. */
export const sampleQuote: RideQuote = {
  quote_id: 'quote',
  placeable: true,
  problems: [],
  totals: {
    charges: [
      { code: 'ride_fare', amount_paise: 17_240 },
      { code: 'tax', tax_class: 'passenger_transport', rate_bp: 500, base_paise: 17_240, amount_paise: 860 },
    ],
    total_paise: 18_100,
    cash_total_paise: 18_100,
  },
  wallet_balance_paise: 50_000,
  wallet_part_paise: 18_100,
  points: null,
  payment_methods: ['wallet', 'cash'],
}

/** The key of the fares from home to the station. */
export const optionsKey = rideKeys.options({ stops: [HOME, STATION], mode: 'trip' })

/** Enters the ride from home to the station. */
export function wayEntered(vehicle?: string): void {
  forgetRide()
  changeRide({ stops: [HOME, STATION], vehicle })
}

/** A ride with its driver on the way. */
export function sampleRide(changes: Partial<RideDetail> = {}): RideDetail {
  return {
    vehicle: 'auto',
    mode: 'trip',
    stops: [
      { n: 1, what: 'pickup', ...HOME },
      { n: 2, what: 'drop', ...STATION },
    ],
    metres: 13_400,
    seconds: 2040,
    polyline: null,
    range: { from_paise: 13_000, expected_paise: 15_100, cap_paise: 18_100 },
    rider: null,
    scheduled_for: null,
    start_code: '4821',
    driver: {
      user_id: 'driver',
      name: 'Yadagiri',
      photo: null,
      rating: 4.8,
      rides: 1240,
      vehicle: { class: 'auto', plate: 'TS 09 UB 4471', model: null },
      favourite: false,
    },
    waiting: null,
    alerts: [],
    sos: null,
    started_at: null,
    ended_at: null,
    final_rows: null,
    lost_item: null,
    ...changes,
  }
}

/** The order of a ride as its screen reads it. */
export function rideTracking(
  ride: RideDetail,
  order: Partial<Tracking['order']> = {},
  changes: Partial<Omit<Tracking, 'order' | 'detail'>> = {},
): Tracking {
  return sampleTracking({
    order: {
      kind: 'ride',
      trade: 'ride',
      category: 'rides',
      status: 'confirmed',
      vendor_id: null,
      vendor_name: 'Ride',
      items: [],
      charges: [],
      total_paise: 15_100,
      payment_method: 'cash',
      payment_status: 'due',
      address: null,
      instructions: null,
      ...order,
    },
    vendor: null,
    delivery: null,
    events: [],
    drop_code: null,
    detail: { ...ride },
    ...changes,
  })
}

/** What every screen of a ride asks for beside the ride. */
export const aroundRide = [
  [orderKeys.shareLinks('order'), { can_share: true, open: 0 }],
  [rideKeys.contacts(ANANYA), [{ id: 'amma', name: 'Amma', phone: '+91 98490 12345' }]],
] as const

/** What stays open in stories: whom one may write to. */
export const pendingContact = [contactKeys.contacts('order', 'user')] as const
