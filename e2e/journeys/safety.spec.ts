import type { Page } from '@playwright/test'
import { collectedDinner } from '../support/collected-dinner.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import type { SignedIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

/** Chromium's own line about a call without a network. */
const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/]

async function reviewsOf({ client }: SignedIn, words: string) {
  const { data } = await client.from('reviews').select('stars, body').eq('body', words).throwOnError()
  return data
}

async function typeAddress(page: Page, street: string): Promise<void> {
  await page.getByRole('textbox', { name: 'House or flat' }).fill('Flat 7')
  await page.getByRole('textbox', { name: 'Street and area' }).fill(street)
}

/** Opens the form, or finds it open still, as after a reload. */
async function openNewAddress(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add an address' })
  const house = page.getByRole('textbox', { name: 'House or flat' })
  await expect(add.or(house).first()).toBeVisible()
  if (!new URL(page.url()).search.includes('sheet')) await add.click()
  await expect(house).toBeVisible()
}

test('a form that is submitted without a network keeps what was typed, and is sent once when it is back', async ({
  open,
  as,
}, { project }) => {
  const imran = await as('imran')
  const street = `Lake Road ${project.name}`
  const page = await open('imran', '/profile', { allowed: NO_NETWORK })
  await openNewAddress(page)
  await typeAddress(page, street)
  await page.getByRole('button', { name: 'Use my current location' }).click()
  await expect(page.getByText('The pin is set')).toBeVisible()
  await page.context().setOffline(true)
  const save = page.getByRole('button', { name: /^Save/ })
  await save.click()
  await expect(page.getByText(/The network is gone. Nothing is lost/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Street and area' })).toHaveValue(street)
  await page.context().setOffline(false)
  await save.click()
  await expect(page.getByText('Address saved')).toBeVisible()
  const { data } = await imran.client.from('addresses').select('id').like('line', `%${street}`).throwOnError()
  expect(data).toHaveLength(1)
  for (const { id } of data) await imran.client.from('addresses').delete().eq('id', id).throwOnError()
})

test('a half-typed form is given back once after a reload, and can be discarded', async ({ open }) => {
  const page = await open('imran', '/profile')
  await openNewAddress(page)
  await typeAddress(page, 'Half a street')
  await page.reload()
  const street = page.getByRole('textbox', { name: 'Street and area' })
  await openNewAddress(page)
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(street).toHaveValue('Half a street')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(street).toHaveValue('')
  await expect(page.getByText('We kept what you typed')).toBeHidden()
  await page.reload()
  await openNewAddress(page)
  await expect(street).toHaveValue('')
})

test('a rating given without a network waits for one and is sent once', async ({ open, as }, { project }) => {
  const ananya = await as('ananya')
  const words = `Worth the wait, ${project.name}`
  const order = await collectedDinner(ananya, await as('restaurant'))
  const page = await open('ananya', `/order-tracking/${order}`, { allowed: NO_NETWORK })
  await page.getByRole('button', { name: 'Rate your order' }).click()
  await page.getByRole('radio', { name: '4 stars' }).first().check({ force: true })
  await page.getByRole('textbox', { name: 'A few words for others' }).fill(words)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText(/Your rating is kept and will be sent/)).toBeVisible()
  expect(await reviewsOf(ananya, words)).toHaveLength(0)
  await page.context().setOffline(false)
  await expect(page.getByText(/your rating has been sent/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate your order' })).toBeHidden()
  expect(await reviewsOf(ananya, words)).toEqual([{ stars: 4, body: words }])
  await page.reload()
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await reviewsOf(ananya, words)).toHaveLength(1)
})

test('what the content policy stops and a storm of clicks reach the administration', async ({ open, as }, {
  project,
}) => {
  const admin = await as('admin')
  const page = await open('ananya', `/food?from=${project.name}`, { allowed: [/Content Security Policy/] })
  await expect(page.getByRole('heading').first()).toBeVisible()
  // The watch comes in a quiet moment; what the policy stops before then is kept for it.
  await page.evaluate(() => {
    const picture = new Image()
    picture.src = 'https://tracker.example/pixel.png?token=abc'
    document.body.append(picture)
  })
  const kept = async (type: string) => {
    const { data } = await admin.client
      .from('security_violations')
      .select('details, url, user_agent, occurred_at')
      .eq('type', type)
      .like('url', `%from=${project.name}%`)
      .throwOnError()
    return data
  }
  await expect.poll(() => kept('content-policy')).toHaveLength(1)
  const [violation] = await kept('content-policy')
  expect(violation?.details).toMatchObject({ directive: 'img-src' })
  expect(JSON.stringify(violation)).not.toContain('abc')
  expect(violation?.user_agent).toContain('Mozilla')
  expect(violation?.occurred_at).not.toBeNull()
  await page.evaluate(() => {
    const nowhere = document.createElement('div')
    document.body.append(nowhere)
    for (let n = 0; n < 51; n++) nowhere.click()
  })
  await expect.poll(() => kept('click-storm')).toHaveLength(1)
})

test('two submissions within a second reach the administration', async ({ open, as }, { project }) => {
  const admin = await as('admin')
  const page = await open('ananya', `/food?from=rapid-${project.name}`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const kept = async () => {
    // The watch comes in a quiet moment, so the two taps are made until they are heard.
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.addEventListener('submit', (event) => event.preventDefault())
      document.body.append(form)
      form.requestSubmit()
      form.requestSubmit()
    })
    const { data } = await admin.client
      .from('security_violations')
      .select('type')
      .eq('type', 'rapid-submissions')
      .like('url', `%from=rapid-${project.name}%`)
      .throwOnError()
    return data.length
  }
  await expect.poll(kept).toBeGreaterThan(0)
})

test('what nobody catches reaches the logs, without secrets', async ({ open, as }, { project }) => {
  const admin = await as('admin')
  const said = `Lost thread ${project.name}`
  const page = await open('ananya', '/food', { allowed: [/Lost thread/] })
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(`${message} password=hunter2`)
    })
  }, said)
  const logged = async () => {
    const { data } = await admin.client
      .from('app_logs')
      .select('level, message, context')
      .like('message', `%${said}%`)
      .throwOnError()
    return data
  }
  await expect
    .poll(logged, { timeout: 15_000 })
    .toEqual([{ level: 'error', message: `Error: ${said} password=[redacted]`, context: 'global:error' }])
})
