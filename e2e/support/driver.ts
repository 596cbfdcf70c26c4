import { z } from 'zod'
import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import { acceptJob } from './order.ts'
import type { TestStack } from './stack.ts'

/** Creates a verified driver of an auto at a place, online and waiting for a ride. */
export async function createDriver(
  stack: TestStack,
  { latitude, longitude }: Position,
  { name, plate }: { readonly name: string; readonly plate: string },
): Promise<Account> {
  const account = await createAccount(stack, { latitude, longitude }, { name, roles: ['delivery'] })
  await stack.database.query(
    `insert into public.couriers
       (user_id, name, phone, vehicle_kind, plate, verified, online, last_online_at, region_id, takes_rides)
     values ($1::uuid, $2, $3, 'auto', $4, true, true, now(), private.region_at($5, $6), true)`,
    [account.id, name, account.phone, plate, latitude, longitude],
  )
  await stack.database.query(
    'insert into public.courier_positions (user_id, lat, lng) values ($1::uuid, $2, $3)',
    [account.id, latitude, longitude],
  )
  return account
}

/** Sends where a driver is, as the phone's GPS would. */
export async function driveTo({ client }: Account, { latitude, longitude }: Position): Promise<void> {
  await client.rpc('report_position', { lat: latitude, lng: longitude }).throwOnError()
}

/** Takes a ride that has just been offered, and sets out for the pick-up. */
export async function takeRide(driver: Account, order: string): Promise<void> {
  await acceptJob(driver, order)
  await driver.client.rpc('advance_order', { order_id: order, to_status: 'confirmed' }).throwOnError()
}

const job = z.array(z.object({ id: z.uuid() })).min(1)

/** Says that a driver is at the pick-up of a ride. */
export async function arriveAtPickup({ client }: Account, order: string): Promise<void> {
  await client.rpc('mark_at_pickup', { order_id: order }).throwOnError()
}

/** Says that a driver has arrived at a later stop of a ride. */
export async function arriveAt(
  { database }: TestStack,
  { client }: Account,
  order: string,
  stop: number,
): Promise<void> {
  const [row] = job.parse(
    await database.query('select id from public.jobs where order_id = $1::uuid order by leg desc limit 1', [
      order,
    ]),
  )
  if (!row) throw new Error('the ride has no job')
  await client.rpc('arrive_at_job_stop', { job_id: row.id, n: stop }).throwOnError()
}
