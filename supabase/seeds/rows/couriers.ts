import { couriers, drivers } from '../content/people.ts'
import type { Row } from '../insert-rows.ts'
import { userId } from './people.ts'

const everybody = [...couriers, ...drivers]

/** Verified couriers and drivers, off duty until they switch themselves on. The region follows from where they wait. */
export function courierRows(now: Date): Row[] {
  return everybody.map((courier) => ({
    user_id: userId(courier.phone),
    name: courier.name,
    phone: courier.phone,
    vehicle_kind: courier.vehicle,
    plate: courier.plate || null,
    verified: true,
    online: false,
    capacity: courier.vehicle === 'bicycle' ? 1 : 2,
    cash_limit_paise: courier.vehicle === 'bicycle' ? 200_000 : 300_000,
    last_online_at: new Date(now.getTime() - 14 * 3_600_000).toISOString(),
    takes_goods: !drivers.includes(courier),
    takes_parcels: !drivers.includes(courier) || courier.vehicle === 'van',
    takes_rides: drivers.includes(courier) && courier.vehicle !== 'van',
    created_at: new Date(now.getTime() - 80 * 86_400_000).toISOString(),
  }))
}

/** The corner of the town in which each courier waits. */
export function courierRegionSql(): string {
  const places = everybody.map(({ phone, lat, lng }) => `('${userId(phone)}'::uuid, ${lat}, ${lng})`)
  return `(select private.region_at(p.lat, p.lng) from (values ${places.join(', ')}) as p (id, lat, lng) where p.id = r.user_id)`
}

/** Where couriers were seen last: some hours ago, too long to be asked before they are back. */
export function courierPositionRows(now: Date): Row[] {
  return everybody.map(({ phone, lat, lng }) => ({
    user_id: userId(phone),
    lat,
    lng,
    accuracy_m: 12,
    at: new Date(now.getTime() - 14 * 3_600_000).toISOString(),
  }))
}
