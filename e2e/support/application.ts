import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { readPicture } from '../../supabase/seeds/pictures.ts'
import type { Account } from './accounts.ts'
import { photoOf } from './photo.ts'
import type { SignedIn } from './session.ts'
import type { TestStack } from './stack.ts'

const placed = z.object({ path: z.string() })
const offered = z.object({ agreement: z.int() })
const story = z.object({
  version: z.int(),
  items: z.array(z.object({ requirement: z.string(), state: z.string() })),
})

/** Digits that nobody else of a run hands in: two applicants with one number are a case of its own. */
function freshDigits(length: number): string {
  return Array.from({ length }, () => randomInt(1, 10)).join('')
}

/** What an applicant hands in for a requirement. */
const GIVEN: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  pan: () => ({ number: `ABCPK${freshDigits(4)}M` }),
  identity: () => ({ number: '9999 4105 7058' }),
  identity_photo: () => ({}),
  bank: () => ({ holder: 'Lakshmi Devi', account_number: freshDigits(12), ifsc: 'HDFC0001234' }),
  gstin: () => ({ is_left_out: true }),
  shop_act: () => ({ number: `TS/SA/${freshDigits(6)}` }),
  licence: () => ({ number: `TS09${freshDigits(11)}`, valid_until: '2035-01-01' }),
  vehicle: () => ({ number: `TS09AB${freshDigits(4)}`, valid_until: '2035-01-01' }),
  insurance: () => ({ number: `POL${freshDigits(8)}`, valid_until: '2035-01-01' }),
}
/** What is handed in without a photo. */
const NO_PAGE: readonly string[] = ['gstin']
/** What a courier hands in. */
export const COURIER_PAPERS = [
  'identity',
  'identity_photo',
  'pan',
  'bank',
  'licence',
  'vehicle',
  'insurance',
] as const

/** A paper as an applicant hands it in on the screen. */
interface PaperOnScreen {
  readonly name: string
  /** The words of the field of its number. */
  readonly field: string
  readonly number: string
  /** The colour of its photo. */
  readonly colour: string
}

/** Hands in a paper with a photo, from the list of papers. */
export async function handInPaper(page: Page, { name, field, number, colour }: PaperOnScreen): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByRole('textbox', { name: field }).fill(number)
  await sheet.getByLabel('Valid until').fill('2035-03-31')
  await sheet.getByTestId('paper-file').setInputFiles(await photoOf(page, colour))
  await expect(sheet.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Keep this' }).click()
  await expect(sheet).toHaveCount(0)
}

/** Accepts the terms on the screen and hands the application in. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page).toHaveURL(/\/provider\/application-status$/)
}

async function answerOf<T>(
  schema: z.ZodType<T>,
  call: PromiseLike<{ readonly data: unknown; readonly error: unknown }>,
): Promise<T> {
  const { data, error } = await call
  if (error) throw error
  return schema.parse(data)
}

/** Stores a photo of a page, as the app does. */
async function storePage(stack: TestStack, { session }: SignedIn, application: string): Promise<string> {
  const answer = await fetch(`${stack.apiUrl}/functions/v1/provider-document?application=${application}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(readPicture('dishes/aloo-burger.webp')),
  })
  return placed.parse(await answer.json()).path
}

/** Opens an application of an account and hands in some of its papers through the API. Returns its id. */
export async function beginApplication(
  stack: TestStack,
  account: Account,
  role: 'restaurant' | 'salon' | 'courier',
  profile: Readonly<Record<string, string>>,
  requirements: readonly string[],
): Promise<string> {
  const { client, at } = account
  const application = await answerOf(z.uuid(), client.rpc('open_application', { role }))
  await client
    .rpc('save_application', {
      application_id: application,
      profile: { ...profile, lat: at.latitude, lng: at.longitude },
      language: 'en',
    })
    .throwOnError()
  for (const requirement of requirements) {
    const files = NO_PAGE.includes(requirement) ? [] : [await storePage(stack, account, application)]
    const given = { ...GIVEN[requirement]?.(), files }
    await client.rpc('hand_in_document', { application_id: application, requirement, given }).throwOnError()
  }
  return application
}

/** Hands an application in with the present terms. */
export async function submitApplication({ client }: SignedIn, application: string): Promise<void> {
  const { agreement } = await answerOf(offered, client.rpc('provider_roles'))
  await client.rpc('submit_application', { application_id: application, agreement }).throwOnError()
}

/** Reviews an application as an administrator: every paper is accepted, and the whole approved. */
export async function approveApplication({ client }: SignedIn, application: string): Promise<void> {
  const taken = await answerOf(story, client.rpc('take_application', { application_id: application }))
  const decisions = taken.items
    .filter(({ state }) => state === 'given')
    .map(({ requirement }) => ({ requirement, accepted: true }))
  const { version } = await answerOf(
    story,
    client.rpc('decide_items', { application_id: application, version: taken.version, decisions }),
  )
  await client
    .rpc('decide_application', { application_id: application, version, approve: true })
    .throwOnError()
}
