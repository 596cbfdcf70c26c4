import { expect, test } from '../../support/test.ts'

test('what the content policy stops and a storm of clicks reach the administration', async ({
  open,
  as,
  newAccount,
}) => {
  const admin = await as('admin')
  const page = await open(await newAccount(), '/food?from=policy', { allowed: [/Content Security Policy/] })
  await expect(page.getByRole('heading').first()).toBeVisible()
  // The watch loads when the page is idle; violations before that are stored for it.
  await page.evaluate(() => {
    const picture = new Image()
    picture.src = 'https://tracker.example/pixel.png?token=abc'
    document.body.append(picture)
  })
  const stored = async (type: string) => {
    const { data } = await admin.client
      .from('security_violations')
      .select('details, url, user_agent, occurred_at')
      .eq('type', type)
      .like('url', '%from=policy%')
      .throwOnError()
    return data
  }
  await expect.poll(() => stored('content-policy')).toHaveLength(1)
  const [violation] = await stored('content-policy')
  expect(violation?.details).toMatchObject({ directive: 'img-src' })
  expect(JSON.stringify(violation)).not.toContain('abc')
  expect(violation?.user_agent).toContain('Mozilla')
  expect(violation?.occurred_at).not.toBeNull()
  await page.evaluate(() => {
    const nowhere = document.createElement('div')
    document.body.append(nowhere)
    for (let n = 0; n < 51; n++) nowhere.click()
  })
  await expect.poll(() => stored('click-storm')).toHaveLength(1)
})

test('two submissions within a second reach the administration', async ({ open, as, newAccount }) => {
  const admin = await as('admin')
  const page = await open(await newAccount(), '/food?from=rapid')
  await expect(page.getByRole('heading').first()).toBeVisible()
  const stored = async () => {
    // The watch loads when the page is idle, so the two taps are repeated until they count.
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
      .like('url', '%from=rapid%')
      .throwOnError()
    return data.length
  }
  await expect.poll(stored).toBeGreaterThan(0)
})

test('what nobody catches reaches the logs, without secrets', async ({ open, as, newAccount }) => {
  const admin = await as('admin')
  const said = 'Lost thread'
  const page = await open(await newAccount(), '/food', { allowed: [/Lost thread/] })
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
