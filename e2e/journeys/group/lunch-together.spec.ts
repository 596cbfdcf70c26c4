import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

test('three people order one lunch by a link; the kitchen knows whose dish is whose (Issue 11, group cart)', async ({
  open,
  newCustomer,
  newVendor,
}) => {
  test.slow()
  const seller = await newVendor()
  const { slug, vendorName, main } = seller
  const board = await open(seller, '/vendor')

  // The host starts from the own cart.
  const host = await open(await newCustomer(), `/restaurants/${slug}`)
  await host.getByRole('searchbox', { name: 'Search in the menu' }).fill(main.name)
  await host.getByRole('button', { name: `Add: ${main.name}` }).click()
  await host.getByRole('link', { name: /View cart/ }).click()
  await host.getByRole('button', { name: `Order together from ${vendorName}` }).click()
  await host.getByRole('textbox', { name: 'Your name' }).fill('Lakshmi')
  await host.getByRole('button', { name: 'Get the link' }).click()
  await expect(host).toHaveURL(/\/group\/[\w-]{22}/)
  const invite = host.getByRole('dialog', { name: 'Invite people' })
  await expect(invite.getByRole('img', { name: 'QR code of the group order’s link' })).toBeVisible()
  await invite.getByRole('button', { name: 'Close' }).click()
  await host.getByText('Group (1)').click()
  await expect(host.getByRole('heading', { name: 'Who wants what' })).toBeVisible()
  const link = new URL(host.url()).pathname

  // Two guests join with a name alone, and choose.
  const [ravi, meena] = [await open(null, link), await open(null, link)]
  for (const [guest, name] of [
    [ravi, 'Ravi'],
    [meena, 'Meena'],
  ] as const) {
    await guest.getByRole('textbox', { name: 'Your name' }).fill(name)
    await guest.getByRole('button', { name: 'Join' }).click()
    await guest.getByRole('button', { name: `Add: ${main.name}` }).click()
    await guest.getByRole('button', { name: 'I am ready' }).click()
    await expect(guest.getByRole('button', { name: 'Ready. Change?' })).toBeVisible()
  }
  await expect(host.getByText('2 of 3 ready')).toBeVisible()
  await expectAccessible(host)

  // The host locks, takes everything to the cart and orders.
  await host.getByRole('button', { name: 'Lock' }).click()
  await expect(ravi.getByText('has locked the group order')).toBeVisible()
  await host.getByRole('button', { name: 'Take to the cart' }).click()
  await expect(host.getByRole('link', { name: 'Continue to checkout' })).toBeVisible()
  await expect(host.getByText('Meena', { exact: true })).toBeVisible()
  await host.getByRole('link', { name: 'Continue to checkout' }).click()
  await host.getByText('Angadi wallet').click()
  await host.getByRole('button', { name: /Place order/ }).click()
  await expect(host.getByRole('heading', { name: `Waiting for ${vendorName}` })).toBeVisible()

  // The kitchen reads the names; each guest sees their share and the live status.
  const ticket = board.getByRole('article').filter({ hasText: 'Meena' })
  await expect(ticket.getByText('Ravi', { exact: true })).toBeVisible()
  await expect(ravi.getByText(/You owe .*Lakshmi/)).toBeVisible()
  await expect(ravi.getByText('Lake Road')).toBeHidden()
  await ticket.getByRole('button', { name: 'Accept' }).click()
  await expect(meena.getByRole('status').filter({ hasText: 'Confirmed' })).toBeVisible()
  await expectAccessible(meena)
})
