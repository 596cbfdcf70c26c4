import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import type { TestStack } from './stack.ts'

/** Creates a verified courier at a location, online and waiting for a job. */
export async function createCourier(stack: TestStack, place: Position): Promise<Account> {
  const account = await createAccount(stack, place, { name: 'Ravi Kumar', roles: ['delivery'] })
  await stack.database.query(
    `insert into public.couriers
       (user_id, name, phone, vehicle_kind, plate, verified, online, last_online_at, region_id)
     values ($1::uuid, $2, $3, 'bike', 'TS09 AB 1234', true, true, now(), private.region_at($4, $5))`,
    [account.id, account.name, account.phone, place.latitude, place.longitude],
  )
  await stack.database.query(
    'insert into public.courier_positions (user_id, lat, lng) values ($1::uuid, $2, $3)',
    [account.id, place.latitude, place.longitude],
  )
  return account
}
