import { CURRENT_VERSIONS } from '@angadi/domain/policies/current.ts'
import { freshPhone } from '../../support/accounts.ts'
import { codeIn, lastMessageTo } from '../../support/inbox.ts'
import { sendCode, typeCode } from '../../support/sign-in-form.ts'
import { expect, test } from '../../support/test.ts'

test('signing in says what is agreed to and keeps its versions; the policies open from there (Issue 11, Policies)', async ({
  open,
  stack,
}) => {
  const page = await open(null, '/auth')
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy')
  const phone = freshPhone()
  await sendCode(page, phone.slice(-10))
  await typeCode(page, codeIn(await lastMessageTo(stack, phone)))
  await expect
    .poll(() =>
      stack.database.query(
        `select c.policy, c.version, c.language from public.policy_consents as c
         join auth.users as u on u.id = c.user_id where u.phone = $1 order by c.policy`,
        [phone.slice(1)],
      ),
    )
    .toEqual(
      (['privacy', 'terms'] as const).map((policy) => ({
        policy,
        version: CURRENT_VERSIONS[policy].version,
        language: 'en',
      })),
    )
  await page.goto('/privacy')
  await expect(page.getByText('We set no cookies.', { exact: false })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})
