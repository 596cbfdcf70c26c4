import {
  approveApplication,
  beginApplication,
  COURIER_PAPERS,
  handIn,
  handInPaper,
  submitApplication,
} from '../../support/application.ts'
import { advance, collectedOrder, placeOrder } from '../../support/order.ts'
import { expect, test } from '../../support/test.ts'

const MENU = 'Section,Item name,Price,Diet\nTiffins,Pesarattu,70,veg\nTiffins,Idli,40,veg\n'

const LICENCE = { name: 'FSSAI licence', field: 'FSSAI number', number: '13626011000123' }

test('from an application with papers by photo to the first sale, with one paper sent back (Spec §2 /provider/register)', async ({
  open,
  stack,
  newAccount,
  newCustomer,
}) => {
  const owner = await newAccount({ name: 'Padma Rani' })
  const profile = {
    name: 'Padma Tiffins',
    legal_name: 'Padma Rani',
    address: 'Station Road 12',
    area: 'Station Road',
  }
  const papers = ['pan', 'identity', 'bank', 'gstin']
  const application = await beginApplication(stack, owner, 'restaurant', profile, papers)

  const shop = await open(owner, `/provider/register?application=${application}`)
  await expect(shop.getByText('1 paper is still missing.')).toBeVisible()
  await handInPaper(shop, { ...LICENCE, colour: '#884422' })
  await handIn(shop)
  await expect(shop.getByText('Somebody will look at it within two days.')).toBeVisible()

  // Meanwhile the shop is set up, which nobody sees: open round the clock, with a first dish.
  await shop.getByRole('link', { name: /Opening hours/ }).click()
  await shop.getByRole('button', { name: 'Another time on Monday' }).click()
  await shop.getByLabel('Monday opens').fill('00:00')
  await shop.getByLabel('Monday closes').fill('00:00')
  await shop.getByRole('button', { name: 'Same as Monday every day' }).click()
  await shop.getByRole('button', { name: 'Keep these hours' }).click()
  await expect(shop.getByText('Your hours are kept.').first()).toBeVisible()
  await shop.getByText('Your first dishes').first().click()
  await shop.getByRole('button', { name: 'Add a dish' }).click()
  const dish = shop.getByRole('dialog', { name: 'Add a dish' })
  await dish.getByLabel('Name').fill('Ven pongal')
  await dish.getByLabel('Category').fill('Tiffins')
  await dish.getByLabel('Price').fill('60')
  await dish.getByRole('button', { name: 'Keep this' }).click()
  await expect(shop.getByRole('button', { name: /Ven pongal/ })).toBeVisible()

  const desk = await open('admin', `/admin/provider-approvals/${application}`)
  await desk.getByRole('button', { name: 'Review this application' }).click()
  for (const item of ['PAN card', 'Aadhaar card', 'Bank account', 'GST number'])
    await desk.getByRole('button', { name: `Accept: ${item}` }).click()
  await desk.getByRole('button', { name: 'Send back: FSSAI licence' }).click()
  await desk.getByLabel('Why does it go back?').selectOption({ label: 'It cannot be read' })
  await desk.getByRole('button', { name: /^Send 5/ }).click()
  await expect(desk.getByText('Changes requested').first()).toBeVisible()

  // Only what was sent back is open, with its reason.
  await shop.goto('/provider/application-status')
  await expect(shop.getByText('It cannot be read.')).toBeVisible()
  await shop.getByRole('link', { name: 'Hand in once more' }).click()
  await handInPaper(shop, { ...LICENCE, colour: '#228844' })
  await handIn(shop)
  await expect(shop.getByText('Somebody is looking at it.')).toBeVisible()

  await desk.reload()
  await desk.getByRole('button', { name: 'Accept: FSSAI licence' }).click()
  await desk.getByRole('button', { name: /^Send 1/ }).click()
  await desk.getByRole('button', { name: 'Approve' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved').first()).toBeVisible()

  await shop.goto('/provider/application-status')
  await expect(shop.getByText(/Orders come once you begin/)).toBeVisible()
  await shop.getByRole('button', { name: 'Begin' }).click()
  await expect(shop).toHaveURL(/\/vendor\/hub$/)
  await shop.goto('/vendor/products?sheet=import')
  const sheet = shop.getByRole('dialog', { name: 'Import items' })
  await sheet
    .getByTestId('items-file')
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(MENU) })
  await sheet.getByRole('button', { name: 'Import 2 items' }).click()
  await expect(sheet.getByText('2 added, 0 changed, 0 left out')).toBeVisible()

  const [made] = await stack.database.query(
    `select v.id, v.slug, i.id as item from public.vendors as v join public.catalog_items as i on i.vendor_id = v.id
     where v.owner_id = $1::uuid and i.name = 'Pesarattu'`,
    [owner.id],
  )
  const [vendorId, slug, item] = [String(made?.['id']), String(made?.['slug']), String(made?.['item'])]

  const customer = await newCustomer()
  const menu = await open(customer, `/restaurants/${slug}`)
  await expect(menu.getByRole('heading', { level: 1, name: 'Padma Tiffins' })).toBeVisible()
  await expect(menu.getByText('Pesarattu').first()).toBeVisible()
  await expect(menu.getByText('Ven pongal').first()).toBeVisible()
  const main = { id: item, name: 'Pesarattu', pricePaise: 7000 }
  await collectedOrder(customer, { ...owner, vendorId, vendorName: 'Padma Tiffins', slug, main, drink: main })

  await shop.goto('/vendor/analytics')
  await expect(shop.getByRole('region', { name: 'Movements' }).getByText('Order').first()).toBeVisible()
})

test('a courier from the application to the first job (Spec §2 /provider/register)', async ({
  open,
  as,
  stack,
  newAccount,
  newCustomer,
  newVendor,
}) => {
  const rider = await newAccount({ name: 'Anil Kumar' })
  const profile = { name: 'Anil Kumar', vehicle_kind: 'bike' }
  const application = await beginApplication(stack, rider, 'courier', profile, COURIER_PAPERS)
  await submitApplication(rider, application)

  // Before the approval the console stays closed, and says what to do.
  const page = await open(rider, '/provider/application-status')
  await expect(page.getByText('Somebody will look at it within two days.')).toBeVisible()
  await approveApplication(await as('admin'), application)
  await page.reload()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page).toHaveURL(/\/delivery-dashboard$/)
  await page.getByRole('switch', { name: /line/ }).click()
  await expect(page.getByText('Waiting for a job')).toBeVisible()

  const vendor = await newVendor()
  const order = await placeOrder(await newCustomer(), vendor)
  await advance(vendor, order.id, 'confirmed')
  await advance(vendor, order.id, 'preparing')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Go to the restaurant').first()).toBeVisible()
})
