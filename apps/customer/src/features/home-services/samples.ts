import type { ServiceGroup } from '@angadi/data/home-services/service-hub.ts'
import type { ServiceOffer, ServicePage } from '@angadi/data/home-services/service-page.ts'
import type { OrderChange } from '@angadi/data/orders/order-changes.ts'

/** Kinds of work as a place knows them: one that nobody comes for among them. */
export const sampleGroups: readonly ServiceGroup[] = [
  {
    type: 'electrician',
    name: 'Electrician',
    services: [
      { type: 'electric-check', name: 'Electrician’s visit', vendors: 2, from_paise: 19900 },
      { type: 'fan-fitting', name: 'Ceiling fan fitting', vendors: 1, from_paise: 34900 },
    ],
  },
  {
    type: 'cleaning',
    name: 'Cleaning',
    services: [
      { type: 'home-deep-cleaning', name: 'Deep cleaning of a home', vendors: 3, from_paise: 249900 },
      { type: 'bathroom-cleaning', name: 'Bathroom cleaning', vendors: 2, from_paise: 49900 },
    ],
  },
  {
    type: 'driver',
    name: 'Driver for a day',
    services: [{ type: 'driver-eight-hours', name: 'Driver for eight hours', vendors: 0, from_paise: null }],
  },
]

/** What one business offers of a deep cleaning. */
export function sampleOffer(part: Partial<ServiceOffer> = {}): ServiceOffer {
  return {
    vendor_id: 'vendor-1',
    vendor_name: 'Sparkle Home Care',
    picture: null,
    rating: 4.7,
    ratings_count: 128,
    service_id: 'service-1',
    name: 'Deep cleaning, 2 BHK',
    price_paise: 299900,
    minutes: 270,
    team: 2,
    people: 4,
    warranty_days: 7,
    sets_off: false,
    next_free: '2026-11-23T10:30:00+05:30',
    ...part,
  }
}

export const sampleService: ServicePage = {
  type: 'home-deep-cleaning',
  part_of: 'cleaning',
  name: 'Deep cleaning of a home',
  included: ['All rooms, kitchen and bathrooms', 'Floors scrubbed, fans and windows wiped'],
  excluded: ['Inside of cupboards', 'Walls'],
  materials: 'Machines and cleaning agents are brought along.',
  offers: [
    sampleOffer(),
    sampleOffer({
      vendor_id: 'vendor-2',
      vendor_name: 'Venkatesh Cleaning',
      rating: null,
      ratings_count: 0,
      service_id: 'service-2',
      price_paise: 249900,
      minutes: 300,
      team: 1,
      people: 1,
      warranty_days: 0,
      next_free: null,
    }),
  ],
}

/** Work that is proposed while somebody is there, with a visit's fee set against it. */
export const sampleChange: OrderChange = {
  id: 'change-1',
  reason: 'The wire behind the switch is burnt and has to be replaced.',
  state: 'proposed',
  created_at: '2026-11-23T10:30:00+05:30',
  difference_paise: null,
  charges: [
    { code: 'extra_work', name: 'New wire, 4 metres', amount_paise: 35000 },
    { code: 'extra_work', name: 'Modular switch', amount_paise: 15000 },
    { less_paise: 19900 },
  ],
}
