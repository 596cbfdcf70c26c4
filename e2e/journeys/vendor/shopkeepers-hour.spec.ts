import { expectAccessible } from '../../support/expect-accessible.ts'
import { expect, test } from '../../support/test.ts'

/** A spreadsheet of Windows saves text like this: UTF-16 with a mark, columns by tabs. */
function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le')
}

const FILE = [
  'Section\tItem name\tPrice\tDiet\tStock\tWho asked',
  'Tiffins\tPesarattu\t70\tveg\t\tBala',
  'Tiffins\t=SUM(1,2) dosa\t85\tveg\t12\t',
  'Tiffins\tGold leaf dosa\t1000000000\tveg\t\t',
].join('\r\n')

test("a shopkeeper's hour: a menu from a file, a price, a holiday, seen by the next customer (Issue 11)", async ({
  open,
  newVendor,
}) => {
  const vendor = await newVendor()
  const shop = await open(vendor, '/vendor/products?sheet=import')
  const sheet = shop.getByRole('dialog', { name: 'Import items' })
  await sheet
    .getByTestId('items-file')
    .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: utf16(FILE) })
  await expect(sheet.getByText('2 new, 0 to change, 0 as before, 1 not possible')).toBeVisible()
  await expect(sheet.getByText('These columns are not read: Who asked')).toBeVisible()
  await expect(sheet.getByText(/at most ₹25,000 for food/)).toBeVisible()
  await expectAccessible(shop)
  await sheet.getByRole('button', { name: 'Import 2 items' }).click()
  await expect(sheet.getByText('2 added, 0 changed, 1 left out')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(sheet).toHaveCount(0)

  // The page that is sent to visitors and search engines, kept for a minute as long as nothing changes.
  const sent = async () => {
    const page = await shop.request.get(new URL(`/restaurants/${vendor.slug}`, shop.url()).href)
    return page.text()
  }
  // A page is sent without its content when the database is busy.
  await expect.poll(sent).toContain('Pesarattu</a> <span>₹70')

  // What a spreadsheet would compute is a name here.
  await expect(shop.getByRole('link', { name: '=SUM(1,2) dosa' })).toBeVisible()
  await shop.getByRole('searchbox').fill('pesar')
  await expect(shop.getByRole('link', { name: '=SUM(1,2) dosa' })).toHaveCount(0)
  await shop.getByRole('button', { name: /^Price of Pesarattu/ }).click()
  const price = shop.getByRole('textbox', { name: 'Price of Pesarattu' })
  await price.fill('0')
  await price.press('Enter')
  await expect(shop.getByText(/at most ₹25,000 for food/)).toBeVisible()
  await price.fill('75')
  await price.press('Enter')
  await expect(shop.getByRole('button', { name: /^Price of Pesarattu ₹75/ })).toBeVisible()
  await expect.poll(sent).toContain('Pesarattu</a> <span>₹75')

  await shop.goto('/vendor/profile')
  const holiday = shop.getByRole('form', { name: 'Add a holiday' })
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  await holiday.getByLabel('Day').fill(today)
  await holiday.getByRole('button', { name: 'Add a holiday' }).click()
  await expect(shop.getByRole('button', { name: /^Open on .* after all$/ })).toBeVisible()

  await shop.goto('/vendor/products?sheet=item-history')
  const history = shop.getByRole('dialog', { name: 'Imports and changes' })
  await history.getByRole('button', { name: 'Undo' }).click()
  // One item was changed by hand since.
  await expect(shop.getByText('1 item had been changed since and stays.')).toBeVisible()
  const customer = await open(null, `/restaurants/${vendor.slug}`)
  await expect(customer.getByText(/Opens/).first()).toBeVisible()
  await expect(customer.getByText('Pesarattu').first()).toBeVisible()
  await expect(customer.getByText('₹75').first()).toBeVisible()
  await expect(customer.getByText('=SUM(1,2) dosa')).toHaveCount(0)
})
