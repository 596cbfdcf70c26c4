import { quoteOptions } from '@angadi/data/checkout/use-quote.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cartFingerprint } from '../../shared/checkout/wanted.ts'
import { sampleAddress, sampleLine, sampleQuote } from '../../shared/samples/checkout.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import { sampleSlots } from '../../shared/samples/slots.ts'
import CheckoutScreen from './checkout-screen.tsx'
import { addresses, around, cart, lines, quoted, request, slots } from './samples.ts'

const homeless = quoteOptions(
  ANANYA,
  { ...request, addressId: undefined },
  cartFingerprint(lines),
  'en',
).queryKey

/** The phone of look.md, in px. */
const PHONE = { width: 390, height: 844 }

const meta = {
  title: 'Customer/Checkout',
  component: CheckoutScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/checkout' },
  beforeEach: () => {
    localStorage.clear()
    signedIn()
  },
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Everything is chosen and priced: one tap places the order. */
export const Ready: Story = {
  parameters: { cache: [...around, [quoted, sampleQuote()]] },
  play: async ({ canvas, globals }) => {
    await expect((await canvas.findAllByText(/687/)).length).toBeGreaterThan(0)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('button', { name: /Place order/ })).toBeEnabled()
    // One screen, from the bar to the button (look.md, checkout).
    if (window.innerWidth === PHONE.width)
      await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(PHONE.height)
  },
}

const kurta = sampleLine({
  id: 'kurta-line',
  item_id: 'kurta-m',
  option_ids: [],
  options: [],
  quantity: 1,
  name: 'Handloom cotton kurta',
  diet: null,
})
const boughtNow = quoteOptions(
  ANANYA,
  { ...request, cartItemIds: ['kurta-line'] },
  cartFingerprint([kurta]),
  'en',
).queryKey

/** "Buy now": only this line of the cart is priced and ordered, and the back button leads to the product. */
export const BuyNow: Story = {
  parameters: {
    path: '/shopping/checkout?item=kurta-m',
    cache: [...around, [cart, [...lines, kurta]], [boughtNow, sampleQuote()]],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    const place = await canvas.findByRole('button', { name: /Place order/ })
    await expect(place).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/shopping/product/kurta-m',
    )
    for (let step = 0; step < 40 && document.activeElement !== place; step++) await userEvent.tab()
    await expect(place).toHaveFocus()
  },
}

/** What was to be bought has been ordered or taken out in another tab; the rest of the cart is not offered instead. */
export const BuyNowGone: Story = {
  parameters: { path: '/shopping/checkout?item=kurta-m', cache: around },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('link', { name: 'See the product' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Place order/ })).toBeNull()
  },
}

/** The vendor has closed meanwhile and is too far away: each problem with its remedy. With one saved address there is no other to choose. */
export const Blocked: Story = {
  parameters: {
    cache: [
      ...around,
      [
        quoted,
        sampleQuote({
          quote_id: null,
          placeable: false,
          problems: [
            { code: 'vendor_closed', vendor_id: 'vendor', vendor_name: 'Deg & Dastarkhwan' },
            { code: 'outside_delivery_area', vendor_id: 'vendor', vendor_name: 'Deg & Dastarkhwan' },
            { code: 'below_minimum', vendor_name: 'Deg & Dastarkhwan', minimum_paise: 14_900 },
          ],
        }),
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: /Place order/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Add another address' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Choose another address' })).toBeNull()
  },
}

/** Closed now: the first half hour is offered in words, and nothing is chosen (Issue 10, 6). */
export const ClosedNow: Story = {
  parameters: {
    cache: [
      ...around,
      [
        quoted,
        sampleQuote({
          quote_id: null,
          placeable: false,
          problems: [{ code: 'vendor_closed', vendor_id: 'vendor', vendor_name: 'Deg & Dastarkhwan' }],
        }),
      ],
      [
        quoteOptions(
          ANANYA,
          { ...request, scheduledFor: sampleSlots[0]?.starts_at },
          cartFingerprint(lines),
          'en',
        ).queryKey,
        sampleQuote({ scheduled_for: sampleSlots[0]?.starts_at ?? null }),
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('radio', { name: 'Now' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Order for this time' }))
    await expect(await canvas.findByText(/For Tomorrow, 12:00/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Place order/ })).toBeEnabled()
    // A day without its time asks for the time, and reports nobody as closed.
    // A day begins with its first free time, and reports nobody as closed.
    await userEvent.click(canvas.getByRole('button', { name: /For Tomorrow/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Now' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Tomorrow' }))
    await expect(await canvas.findByRole('radio', { name: /12:00.*12:30/ })).toBeChecked()
    await expect(canvas.queryByText(/is closed/)).not.toBeInTheDocument()
    // The draft outlives the story.
    await userEvent.click(canvas.getByRole('radio', { name: 'Now' }))
  },
}

/** A day that is booked out has no time, and is no order yet. */
export const DayWithoutTime: Story = {
  parameters: {
    cache: [
      [cart, lines],
      [addresses, [sampleAddress()]],
      [slots, sampleSlots.map((slot) => ({ ...slot, is_free: false }))],
      [quoted, sampleQuote()],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /^By / }))
    await expect(await canvas.findByRole('radio', { name: 'Now' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Tomorrow' }))
    await expect(canvas.getByRole('button', { name: /Place order/ })).toBeDisabled()
    await expect(canvas.getByText('Please choose a time for this day.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Now' }))
    await expect(canvas.getByRole('button', { name: /Place order/ })).toBeEnabled()
  },
}

const twoVendors = sampleQuote().orders.flatMap((order) => [
  order,
  { ...order, vendor_id: 'kirana', vendor_name: 'Balaji Kirana', category: 'grocery' },
])

/** Two vendors: each can have its own time, and the whole can be a gift that needs a name (Issue 11, one checkout). */
export const TimesApartAndGift: Story = {
  parameters: { cache: [...around, [quoted, sampleQuote({ orders: twoVendors })]] },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Each store in its own time/ }))
    await userEvent.click(await canvas.findByRole('switch', { name: /A time for each store/ }))
    await expect(await canvas.findByRole('region', { name: 'Time of Balaji Kirana' })).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /A time for each store/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Note for the delivery/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /This is a gift/ }))
    await expect(canvas.getByText('Write whom the gift is for.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Place order/ })).toBeDisabled()
    // The draft outlives the story.
    await userEvent.click(canvas.getByRole('checkbox', { name: /This is a gift/ }))
  },
}

/** No address is saved yet: the first is asked for once, and not as a problem. */
export const WithoutAddress: Story = {
  parameters: {
    cache: [
      [cart, lines],
      [addresses, []],
      [homeless, sampleQuote({ quote_id: null, placeable: false, problems: [{ code: 'address_required' }] })],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('No address yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Add an address' })).toHaveLength(1)
    await expect(canvas.queryByText('Please add the address that it should go to.')).toBeNull()
  },
}

/** The list of saved addresses, and adding a new one. */
export const ChoosingAddress: Story = {
  parameters: {
    path: '/checkout?sheet=deliver-to',
    cache: [
      [cart, lines],
      [addresses, [sampleAddress(), sampleAddress({ id: 'work', label: 'Work', is_default: false })]],
      [quoted, sampleQuote()],
    ],
  },
}

/** The cart is empty. */
export const Empty: Story = {
  parameters: {
    cache: [
      [cart, []],
      [addresses, []],
    ],
  },
}

/** The quote is still loading. */
export const Pricing: Story = { parameters: { cache: around, pending: [quoted] } }

/** The quote could not be loaded. */
export const PriceUnreachable: Story = {
  parameters: { cache: around, failed: [quoted] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Unreachable: Story = {
  parameters: { failed: [cart, addresses] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
