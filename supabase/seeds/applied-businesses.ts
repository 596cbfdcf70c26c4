import { type Applicant, applicants } from './content/applicants.ts'
import { insertRows, type Query, type Row } from './insert-rows.ts'
import { madeOf } from './rows/applications.ts'
import { userId } from './rows/people.ts'

/** What a business that somebody applied for is, and the table that holds what is its own. */
const KINDS = {
  grocery_store: { kind: 'grocery', table: 'public.grocery_stores' },
  shop: { kind: 'shopping', table: 'public.shops' },
} as const

const appliedFor = (role: keyof typeof KINDS) =>
  applicants.filter((one) => one.slug !== undefined && one.role === role)

function vendorRow(one: Applicant, kind: string, now: Date): Row {
  const [lat, lng] = one.at
  return {
    id: madeOf(one),
    owner_id: userId(one.phone),
    slug: one.slug,
    name: one.offers,
    kind,
    address: one.address,
    area: one.area,
    lat,
    lng,
    phone: one.phone,
    picture: `covers/${kind}-1.webp`,
    delivery_radius_m: 8000,
    prep_minutes: 10,
    min_order_paise: 0,
    packaging_paise: 0,
    commission_bp: 1000,
    status: 'active',
    created_at: new Date(now.getTime() - one.hoursAgo * 3_600_000).toISOString(),
  }
}

/** Businesses that came by an application and have sold nothing since; what became of them is a measure. */
export async function seedAppliedBusinesses(query: Query, now: Date): Promise<void> {
  for (const role of ['grocery_store', 'shop'] as const) {
    const { kind, table } = KINDS[role]
    const ofRole = appliedFor(role)
    await insertRows(
      query,
      'public.vendors',
      ofRole.map((one) => vendorRow(one, kind, now)),
      { region_id: 'private.region_at(r.lat, r.lng)' },
    )
    await insertRows(
      query,
      table,
      ofRole.map((one) => ({ vendor_id: madeOf(one) })),
    )
    await insertRows(
      query,
      'public.vendor_staff',
      ofRole.map((one) => ({ vendor_id: madeOf(one), user_id: userId(one.phone), position: 'owner' })),
    )
  }
}
