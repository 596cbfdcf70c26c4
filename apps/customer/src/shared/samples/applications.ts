import type { Application, ApplicationItem } from '@angadi/data/applications/my-applications.ts'
import type { ProviderRole } from '@angadi/data/applications/provider-roles.ts'

/** One thing that an application is asked for; for stories and tests. */
export function sampleItem(changes: Partial<ApplicationItem> = {}): ApplicationItem {
  return {
    requirement: 'pan',
    is_needed: true,
    subject: 'person',
    number_kind: 'pan',
    most_pages: 1,
    expires: false,
    is_declared: false,
    may_change: false,
    document_id: null,
    state: 'missing',
    is_taken_over: false,
    is_left_out: null,
    valid_until: null,
    pages: 0,
    number: null,
    holder: null,
    ifsc: null,
    reason: null,
    note: null,
    ...changes,
  }
}

const handedIn = { state: 'given', document_id: '0b8f6a54-0000-4000-8000-000000000002', pages: 1 } as const

/** The items of a restaurant: some are there, one was sent back. */
export const sampleItems: readonly ApplicationItem[] = [
  sampleItem({ ...handedIn, state: 'accepted', number: 'AB••••••1M' }),
  sampleItem({
    ...handedIn,
    requirement: 'identity',
    number_kind: 'aadhaar',
    most_pages: 2,
    number: '•••• 7058',
  }),
  sampleItem({
    ...handedIn,
    requirement: 'bank',
    number_kind: 'bank',
    number: '•••• 9012',
    holder: 'Ananya Reddy',
    ifsc: 'HDFC0001234',
  }),
  sampleItem({
    ...handedIn,
    requirement: 'fssai',
    subject: 'place',
    number_kind: 'fssai',
    most_pages: 2,
    expires: true,
    state: 'sent_back',
    number: '13626011000123',
    valid_until: '2028-03-31',
    reason: 'not_readable',
    note: 'The lower half is dark.',
  }),
  sampleItem({
    requirement: 'gstin',
    subject: 'place',
    number_kind: 'gstin',
    most_pages: 3,
    is_declared: true,
    may_change: true,
  }),
  sampleItem({
    requirement: 'shop_act',
    subject: 'place',
    number_kind: 'other',
    is_needed: false,
    most_pages: 2,
  }),
]

/** An application for a restaurant; for stories and tests. */
export function sampleApplication(changes: Partial<Application> = {}): Application {
  return {
    id: '0b8f6a54-0000-4000-8000-000000000001',
    role: 'restaurant',
    renews: null,
    state: 'draft',
    version: 3,
    made: null,
    profile: {
      name: 'Ananya Tiffins',
      legal_name: 'Ananya Foods',
      address: 'Near the bus stand, Zaheerabad',
      area: 'Zaheerabad',
      about: 'Idli and dosa from six in the morning',
      lat: 17.6815,
      lng: 77.6077,
    },
    reason: null,
    note: null,
    created_at: '2026-11-20T06:00:00Z',
    submitted_at: null,
    decided_at: null,
    items: [...sampleItems],
    ...changes,
  }
}

/** What one can apply to be; for stories and tests. */
export const sampleRoles: readonly ProviderRole[] = [
  { role: 'restaurant', app_role: 'vendor', needs: [...sampleItems] },
  { role: 'grocery_store', app_role: 'vendor', needs: [...sampleItems] },
  { role: 'shop', app_role: 'vendor', needs: [...sampleItems] },
  {
    role: 'courier',
    app_role: 'delivery',
    needs: [
      ...sampleItems.filter(({ subject }) => subject === 'person'),
      sampleItem({ requirement: 'licence', number_kind: 'licence', most_pages: 2, expires: true }),
      sampleItem({ requirement: 'insurance', number_kind: 'other', expires: true }),
    ],
  },
]
