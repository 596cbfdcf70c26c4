import { expect, test } from '../../support/test.ts'

test("a reader of Telugu meets a Telugu menu: the vendor's own names, else the dictionary's (Issue, translated names)", async ({
  open,
  newVendor,
}) => {
  const vendor = await newVendor()
  const console = await open(vendor, `/vendor/products?item=${vendor.main.id}`)
  const names = console.getByRole('form', { name: 'Name and description in other languages' })
  await names.getByLabel('తెలుగు', { exact: true }).fill('మా ఇంటి బిర్యానీ')
  await names.getByLabel('Description (తెలుగు)').fill('అమ్మ చేతి మసాలాతో, కట్టెల పొయ్యి మీద')
  await names.getByRole('button', { name: 'Save' }).click()
  await expect(console.getByText('Translations saved')).toBeVisible()

  const customer = await open(null, `/restaurants/${vendor.slug}`)
  await expect(customer.getByText(vendor.main.name).first()).toBeVisible()
  await customer.evaluate(() => localStorage.setItem('language', 'te'))
  await customer.reload()
  await expect(customer.getByText('హైదరాబాదీ').first()).toBeVisible()
  await expect(customer.getByRole('heading', { name: 'అందరికీ నచ్చినవి' })).toBeVisible()
  await expect(customer.getByText('మా ఇంటి బిర్యానీ').first()).toBeVisible()
  await expect(customer.getByText('అమ్మ చేతి మసాలాతో, కట్టెల పొయ్యి మీద').first()).toBeVisible()
  await expect(customer.getByText('స్వీట్ లస్సీ').first()).toBeVisible()
  // The vendor's own name finds it too.
  await customer.getByRole('searchbox').fill('lassi')
  await expect(customer.getByText('మా ఇంటి బిర్యానీ')).toBeHidden()
  await expect(customer.getByText('స్వీట్ లస్సీ').first()).toBeVisible()
})
