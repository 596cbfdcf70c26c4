import type { Page } from '@playwright/test'
import { type Account, createAccount } from './accounts.ts'
import type { Position } from './cells.ts'
import type { TestStack } from './stack.ts'

/** Creates a verified driver of an auto at a place, who has not gone online yet. */
export async function createDriver(
  stack: TestStack,
  { latitude, longitude }: Position,
  { name, plate }: { readonly name: string; readonly plate: string },
): Promise<Account> {
  const account = await createAccount(stack, { latitude, longitude }, { name, roles: ['delivery'] })
  await stack.database.query(
    `insert into public.couriers (user_id, name, phone, vehicle_kind, plate, verified, region_id, takes_rides)
     values ($1::uuid, $2, $3, 'auto', $4, true, private.region_at($5, $6), true)`,
    [account.id, name, account.phone, plate, latitude, longitude],
  )
  return account
}

/** Some three metres: a second fix beside the first one. */
const BESIDE_DEGREES = 0.00003

/**
 * Moves a driver's phone in one leap. The server believes a leap only once a second position agrees with the first, so
 * two are measured and reported.
 */
export async function driveTo(page: Page, { latitude, longitude }: Position): Promise<void> {
  for (const beside of [0, BESIDE_DEGREES]) {
    const reported = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/rpc/report_position') &&
        (answer.request().postData() ?? '').includes(String(latitude + beside)),
    )
    await page.context().setGeolocation({ latitude: latitude + beside, longitude })
    await reported
  }
}
