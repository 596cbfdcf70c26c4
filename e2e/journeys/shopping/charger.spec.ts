import { expectAccessible } from '../../support/expect-accessible.ts'
import { photoOf } from '../../support/photo.ts'
import { expect, test } from '../../support/test.ts'

test.describe('a charger from a shop (Issue 11, Shopping)', () => {
  test('is found, ordered, packed, shipped, received, reviewed with a photo, sent back and refunded', async ({
    open,
    newCustomer,
    newShop,
  }) => {
    const shop = await newShop()
    const buyer = await newCustomer()
    const customer = await open(buyer, `/shopping?q=${encodeURIComponent(shop.productName)}`)
    await expect(customer.getByRole('link', { name: shop.productName })).toBeVisible()
    await expectAccessible(customer)
    await customer.getByRole('link', { name: shop.productName }).click()
    await customer.getByRole('radio', { name: 'White' }).check({ force: true })
    await expect(customer.getByText(/^Arrives/)).toBeVisible()
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'Ask a question' }).click()
    await customer.getByLabel('Your question').fill('Is the cable <b>included</b>? 👍')
    await customer.getByRole('button', { name: 'Publish' }).click()
    await expect(customer.getByText('Is the cable <b>included</b>? 👍')).toBeVisible()
    await customer.getByRole('button', { name: /^Save .* on the wishlist/ }).click()
    await customer.getByRole('button', { name: 'Add to cart' }).click()
    await customer.getByRole('link', { name: 'Go to cart' }).click()
    await customer.getByRole('link', { name: 'Continue to checkout' }).click()
    await customer.getByRole('button', { name: /Place order/ }).click()
    await expect(customer.getByRole('heading', { name: /^Arrives/ })).toBeVisible()
    await expectAccessible(customer)

    const seller = await open(shop, '/vendor/shopping')
    await expect(seller.getByText('Is the cable <b>included</b>? 👍')).toBeVisible()
    await seller.getByLabel('Your answer').fill('Yes, one metre.')
    await seller.getByRole('button', { name: 'Publish the answer' }).click()
    await expect(seller.getByLabel('Your answer')).toHaveCount(0)
    await expectAccessible(seller)
    await seller.goto('/vendor/shopping/orders')
    await seller.getByRole('button', { name: 'Accept' }).click()
    await seller.getByRole('button', { name: /^To pack/ }).click()
    await seller.getByRole('button', { name: 'Start packing' }).click()
    await seller.getByRole('button', { name: 'Label' }).click()
    await expect(seller.getByRole('dialog').getByText('500081')).toBeVisible()
    await seller.getByRole('button', { name: 'Back' }).click()
    await seller.getByRole('button', { name: 'Packed' }).click()
    await seller.getByRole('button', { name: /^To hand over/ }).click()
    await expectAccessible(seller)
    await seller.getByRole('button', { name: 'Hand over', exact: true }).click()
    await seller.getByRole('radio', { name: /Delhivery/ }).check({ force: true })
    await seller.getByLabel('Tracking number').fill('dl1234567890')
    await seller.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
    await expect(seller.getByText('Nothing to hand over')).toBeVisible()

    await expect(customer.getByText('DL1234567890')).toBeVisible()
    await customer.getByRole('button', { name: 'I have received it' }).click()
    await customer.getByRole('alertdialog').getByRole('button', { name: 'I have received it' }).click()
    await expect(customer.getByRole('heading', { name: /^Delivered/ })).toBeVisible()

    await customer.getByRole('button', { name: 'Rate your order' }).click()
    const rating = customer.getByRole('dialog', { name: 'How was it?' })
    await rating
      .getByRole('radio', { name: /^5 stars/ })
      .first()
      .check({ force: true })
    const words = rating.getByRole('textbox', { name: /^What do you think of/ })
    await rating
      .getByRole('group')
      .last()
      .getByRole('radio', { name: /^4 stars/ })
      .check({ force: true })
    await words.fill('Charges <i>fast</i> 👍')
    await rating
      .getByTestId('review-photo')
      .last()
      .setInputFiles(await photoOf(customer, 'teal'))
    await expect(rating.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible()
    await expectAccessible(customer)
    await rating.getByRole('button', { name: 'Send rating' }).click()
    await expect(customer.getByRole('heading', { name: 'Your reviews of this order' })).toBeVisible()
    await customer.goto(`/shopping?q=${encodeURIComponent(shop.productName)}`)
    await customer.getByRole('link', { name: shop.productName }).click()
    await expect(customer.getByText('Charges <i>fast</i> 👍')).toBeVisible()
    await expect(customer.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible()
    await expectAccessible(customer)

    await seller.goto('/vendor/hub?part=reviews')
    const review = seller.getByRole('listitem').filter({ hasText: 'Charges <i>fast</i> 👍' })
    await expect(review.getByRole('button', { name: 'Open photo 1 of 1' })).toBeVisible()
    await review.getByRole('button', { name: 'Reply' }).click()
    await review.getByLabel('Your reply').fill('Glad to hear it.')
    await review.getByRole('button', { name: 'Publish reply' }).click()
    await expect(review.getByText('Glad to hear it.')).toBeVisible()
    await expectAccessible(seller)
    await seller.goto('/vendor/shopping/orders')

    await customer.goto('/shopping/orders')
    await customer.getByRole('link', { name: shop.productName }).click()
    await customer.getByRole('button', { name: 'Return or exchange' }).click()
    await customer.getByLabel('Why?').selectOption('damaged')
    await expect(customer.getByText('You get back')).toBeVisible()
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'Request the pick-up' }).click()
    await expect(customer.getByRole('heading', { name: "Waiting for the seller's answer" })).toBeVisible()

    await seller.getByRole('button', { name: /^Returns/ }).click()
    await seller.getByRole('button', { name: 'Accept' }).click()
    await seller.getByRole('button', { name: 'Picked up' }).click()
    await seller.getByRole('button', { name: 'It is here' }).click()
    await expectAccessible(seller)
    await seller.getByRole('button', { name: 'Refund' }).click()
    await seller.getByRole('dialog').getByRole('checkbox').check()
    await seller.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
    await expect(seller.getByText('No returns')).toBeVisible()

    await expect(
      customer
        .getByRole('region', { name: 'Returns and exchanges' })
        .getByRole('heading', { name: 'Refunded' }),
    ).toBeVisible()

    // The administration sees the return among all, refunded.
    const admin = await open('admin', '/admin/returns?view=all', { window: 'desktop' })
    const card = admin.getByRole('listitem').filter({ hasText: shop.vendorName })
    await expect(card.getByText('Refunded', { exact: true })).toBeVisible()
    await expectAccessible(admin)

    await customer.goto('/shopping/wishlist')
    await expect(customer.getByRole('link', { name: shop.productName })).toBeVisible()
    await expectAccessible(customer)
  })
})
