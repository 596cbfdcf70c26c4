import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { z } from 'zod'
import { approveApplication, beginApplication, submitApplication } from '../../support/application.ts'
import { expect, test } from '../../support/test.ts'

const starts = z.array(z.object({ starts_at: z.string() }))

test('a new salon adds a person, a service with a wait and terms, and is booked (Spec §2 /salon/services)', async ({
  open,
  as,
  stack,
  newAccount,
  newCustomer,
}) => {
  const owner = await newAccount({ name: 'Rekha Rani' })
  const profile = {
    name: 'Rekha Beauty Care',
    legal_name: 'Rekha Rani',
    address: 'Station Road 12',
    area: 'Station Road',
  }
  const papers = ['pan', 'identity', 'bank', 'gstin', 'shop_act']
  const application = await beginApplication(stack, owner, 'salon', profile, papers)
  await submitApplication(owner, application)
  await approveApplication(await as('admin'), application)

  // A new salon is led to what it has still to do, and people come first.
  const salon = await open(owner, '/provider/application-status')
  await salon.getByRole('button', { name: 'Begin' }).click()
  await expect(salon).toHaveURL(/\/vendor\/hub$/)
  await salon.goto('/vendor-dashboard')
  await expect(salon).toHaveURL(/\/salon\/dashboard$/)
  await expect(salon.getByText('1 of 7 done')).toBeVisible()
  await salon.getByRole('link', { name: /Add your team/ }).click()
  await expect(salon.getByText('Nobody can be booked yet')).toBeVisible()

  // A person, with the usual week but for Monday, which is copied to every day.
  await salon.getByRole('link', { name: 'Add a person' }).click()
  const person = salon.getByRole('dialog', { name: 'New person' })
  await person.getByRole('textbox', { name: 'Name' }).fill('Sunita Devi')
  await person.getByLabel('Monday until', { exact: true }).fill('16:00')
  await person.getByRole('button', { name: 'Copy Monday' }).click()
  await salon.getByRole('menuitem', { name: 'To every day' }).click()
  await expect(person.getByLabel('Sunday until', { exact: true })).toHaveValue('16:00')
  await person.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(person).toHaveCount(0)
  await expect(salon.getByRole('link', { name: /Sunita Devi/ })).toBeVisible()

  // A service with a wait; a price that is none is said at its field, and nothing is lost.
  await salon.getByRole('tab', { name: 'Services' }).click()
  await salon.getByRole('link', { name: 'Add a service' }).click()
  const service = salon.getByRole('dialog', { name: 'New service' })
  await service.getByRole('textbox', { name: 'Name', exact: true }).fill('Global hair colour')
  await service.getByRole('textbox', { name: 'Price', exact: true }).fill('much')
  await service.getByRole('textbox', { name: 'Minutes' }).fill('30')
  await service.getByRole('button', { name: 'Add a wait' }).click()
  await service.getByRole('textbox', { name: 'Wait' }).fill('45')
  await service.getByRole('button', { name: 'Save service' }).click()
  await expect(service.getByText('A price in rupees, up to ₹1,00,000.')).toBeVisible()
  await service.getByRole('textbox', { name: 'Price', exact: true }).fill('2,000')
  await service.getByRole('button', { name: 'Save service' }).click()
  await expect(service).toHaveCount(0)
  await expect(salon.getByText('1 h 45 min · ₹2,000 · Sunita Devi')).toBeVisible()

  // A deposit, and what late cancelling costs of it.
  await salon.getByRole('tab', { name: 'Terms' }).click()
  await salon.getByRole('radio', { name: 'A part' }).check()
  await salon.getByRole('textbox', { name: 'Part of the price' }).fill('25')
  await expect(salon.getByText('₹250 in the last 2 h before it.')).toBeVisible()
  await salon.getByRole('button', { name: 'Save terms' }).click()
  await expect(salon.getByText('Terms are saved')).toBeVisible()

  // A customer sees the first free times, keeps one, and is asked for the deposit.
  const [made] = await stack.database.query(
    `select s.id, s.vendor_id from public.services as s join public.vendors as v on v.id = s.vendor_id
     where v.owner_id = $1::uuid`,
    [owner.id],
  )
  const steps = [{ service_id: String(made?.['id']) }]
  const vendor = { vendor_id: String(made?.['vendor_id']), steps }
  const customer = await newCustomer()
  const from = indiaDay(Date.now() + 2 * 24 * 60 * 60_000)
  const { data: free } = await customer.client
    .rpc('free_times', { ...vendor, from_day: from, days: 1 })
    .throwOnError()
  const [first, ...others] = starts.parse(free)
  expect(first?.starts_at).toBe(new Date(`${from}T10:00:00+05:30`).toISOString().replace('.000Z', '+00:00'))
  // Until a quarter past two: the work ends by four, and the wait may lie over lunch.
  expect(others.length).toBeGreaterThan(5)
  const { data: held } = await customer.client
    .rpc('hold_booking', {
      ...vendor,
      starts_at: first?.starts_at ?? '',
      idempotency_key: `set-up:${crypto.randomUUID()}`,
    })
    .throwOnError()
  const { id: booking } = z.object({ id: z.uuid() }).parse(held)
  const { data: quote } = await customer.client
    .rpc('quote_order', { request: { trade: 'beauty', booking_id: booking } })
    .throwOnError()
  expect(z.object({ placeable: z.boolean() }).parse(quote).placeable).toBe(true)

  await salon.goto('/salon/dashboard')
  await expect(salon.getByText('5 of 7 done')).toBeVisible()
})
