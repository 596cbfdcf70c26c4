import type { Tracking } from '@angadi/data/orders/tracking.ts'
import type { ParcelFacts } from '@angadi/data/parcels/form-facts.ts'
import type { ParcelQuote } from '@angadi/data/parcels/quote.ts'
import { sampleTracking } from '../../shared/samples/orders.ts'
import type { DoorDraft } from './parcel-draft.ts'

/** What the form offers, for stories. */
export const facts: ParcelFacts = {
  kinds: [
    { kind: 'documents', allowed: true },
    { kind: 'food', allowed: true },
    { kind: 'other', allowed: true },
    { kind: 'fireworks', allowed: false },
  ],
  classes: [
    { class: 'S', up_to_grams: 5000, surcharge_paise: 0 },
    { class: 'M', up_to_grams: 10_000, surcharge_paise: 1500 },
    { class: 'L', up_to_grams: 20_000, surcharge_paise: 4000 },
    { class: 'XL', up_to_grams: 40_000, surcharge_paise: 9000 },
  ],
  declared_max_paise: 2_500_000,
  insurance_bp: 100,
  insurance_min_paise: 500,
  waiting_free_seconds: 300,
  waiting_per_minute_paise: 150,
  return_bp: 7500,
  eway_paise: 5_000_000,
}

/** A door that is entered whole, for stories. */
export function sampleDoor(name: string): DoorDraft {
  return {
    name,
    phone: '98490 12345',
    line: 'Flat 302, Kavuri Hills Road',
    landmark: 'Opposite the water tank',
    handover: 'door',
    pin: { lat: 17.4486, lng: 78.3908 },
  }
}

/** A price, for stories. */
export const parcelPrice: ParcelQuote = {
  quote_id: 'quote',
  placeable: true,
  problems: [],
  orders: [{ distance_m: 4200, minutes_min: 35, minutes_max: 50 }],
  totals: {
    charges: [
      { code: 'parcel_base', amount_paise: 4000 },
      { code: 'parcel_distance', amount_paise: 1200 },
      { code: 'tax', tax_class: 'parcel', rate_bp: 1800, base_paise: 5200, amount_paise: 936 },
    ],
    total_paise: 6136,
    cash_total_paise: 6100,
  },
  wallet_balance_paise: 50_000,
  wallet_part_paise: 6136,
  payment_methods: ['wallet', 'gateway'],
}

const drop = {
  n: 1,
  name: 'Sunitha Rao',
  line: 'House 12, Road No. 36, Jubilee Hills',
  landmark: 'Temple',
  state: 'waiting',
  attempts: 0,
}

interface Changes {
  readonly parcel?: Readonly<Record<string, unknown>>
  readonly drops?: readonly Readonly<Record<string, unknown>>[]
  readonly order?: Partial<Tracking['order']>
  readonly mayCancel?: boolean
}

/** A parcel with its receivers, for stories. */
export function sampleParcel({ parcel, drops = [{}], order, mayCancel = false }: Changes = {}): Tracking {
  const base = sampleTracking()
  return sampleTracking({
    order: {
      kind: 'parcel',
      trade: 'parcel',
      category: 'delivery',
      vendor_name: 'Angadi',
      status: 'out_for_delivery',
      charges: parcelPrice.totals.charges,
      total_paise: 6136,
      items: [],
      ...order,
    },
    vendor: null,
    can_rate: false,
    cancellation: { ...base.cancellation, allowed: mayCancel, charge_paise: 0 },
    detail: {
      parcel: {
        grams: 5000,
        class: 'S',
        contents: 'documents',
        fragile: true,
        insured: false,
        receiver_pays: false,
        sender: 'Ananya Reddy',
        pickup: { line: 'Flat 302, Kavuri Hills Road' },
        picked_up_at: '2026-11-28T10:00:00Z',
        return: { paise: 3900 },
        ...parcel,
        drops: drops.map((change, n) => ({ ...drop, n: n + 1, ...change })),
      },
    },
  })
}
