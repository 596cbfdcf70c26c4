import { couriers, drivers } from '../content/people.ts'
import type { Row } from '../insert-rows.ts'
import { userId } from './people.ts'

const onTheRoad = [
  ...couriers.map((courier) => ({ ...courier, gender: null, rides: false })),
  ...drivers.map((driver) => ({ ...driver, rides: true })),
]

/** Verified couriers and drivers, off duty until they switch themselves on. The region follows from where they wait. */
export function courierRows(now: Date): Row[] {
  return onTheRoad.map(({ phone, name, vehicle, plate, gender, rides }) => ({
    user_id: userId(phone),
    name,
    phone,
    vehicle_kind: vehicle,
    plate: plate || null,
    gender,
    verified: true,
    online: false,
    takes_goods: !rides,
    takes_parcels: vehicle !== 'bicycle',
    takes_rides: rides,
    capacity: vehicle === 'bicycle' || rides ? 1 : 2,
    cash_limit_paise: vehicle === 'bicycle' ? 200_000 : 300_000,
    last_online_at: new Date(now.getTime() - 14 * 3_600_000).toISOString(),
    created_at: new Date(now.getTime() - 80 * 86_400_000).toISOString(),
  }))
}

/** The corner of the town in which each courier waits. */
export function courierRegionSql(): string {
  const places = onTheRoad.map(({ phone, lat, lng }) => `('${userId(phone)}'::uuid, ${lat}, ${lng})`)
  return `(select private.region_at(p.lat, p.lng) from (values ${places.join(', ')}) as p (id, lat, lng) where p.id = r.user_id)`
}

/** Where couriers were seen last: some hours ago, too long to be asked before they are back. */
export function courierPositionRows(now: Date): Row[] {
  return onTheRoad.map(({ phone, lat, lng }) => ({
    user_id: userId(phone),
    lat,
    lng,
    accuracy_m: 12,
    at: new Date(now.getTime() - 14 * 3_600_000).toISOString(),
  }))
}
