import { groceryKeys } from '@angadi/data/grocery/keys.ts'
import { pickingListOptions } from '@angadi/data/grocery/picking-list.ts'
import { sampleOffer, samplePicking, samplePickingLine } from '@angadi/data/grocery/sample-picking.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { formErrors } from '@angadi/shell/submission/form-errors.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import PickingScreen from './picking-screen.tsx'

const list = pickingListOptions('order', 'en').queryKey
const people = { vendor_id: 'vendor', instructions: 'Ripe tomatoes, please', customer_name: 'Ananya' }
const sold = {
  original_name: 'Basmati rice 1 kg',
  description: '',
  mrp_paise: null,
  unit: null,
  pack_size: 1,
  pack_unit: 'kg',
  unit_price: null,
  variant: {},
  brand: null,
  sold_by: 'pack',
  origin: null,
  shelf_life_days: null,
  storage: 'ambient',
  is_food: true,
  picture: null,
  gallery: [],
  is_bestseller: false,
  best_before: null,
  stock_left: null,
  orderable: true,
  unavailable_reason: null,
}

const meta = {
  title: 'Vendor/Picking',
  component: PickingScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: '/vendor/orders/order/picking',
    route: '/vendor/orders/:orderId/picking',
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'owner', claimedRoles: ['vendor'] }),
} satisfies Meta<typeof PickingScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Lines that wait, are weighed, are short with a question open or answered. */
export const Picking: Story = {
  parameters: { cache: [[list, { ...samplePicking(), ...people }]] },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('3 of 4 done')).toBeVisible()
    await expect(canvas.getByText('The customer is being asked')).toBeVisible()
    await expect(canvas.getByText('Tomatoes, 500 g'), 'what is done is folded').toBeVisible()
    // Above the tolerance nothing is sent (2.2, loose weight with tolerance).
    await userEvent.click(canvas.getByRole('button', { name: /Tomatoes/ }))
    const weight = canvas.getByRole('textbox', { name: 'Weight' })
    await userEvent.type(weight, '1101')
    await userEvent.click(canvas.getByRole('button', { name: 'Weighed' }))
    await expect(await canvas.findByText('At most 1100 g. Please take some out.')).toBeVisible()
    // A code that no pack of this order has.
    await userEvent.click(canvas.getByRole('button', { name: 'Scan with the camera' }))
    const code = await canvas.findByRole('textbox', { name: 'Code on the pack' })
    await userEvent.type(code, '123{Enter}')
    await expect(await canvas.findByText('123 is not in this order.')).toBeVisible()
  },
}

/** A long list: eight lines of 72 px in sight of a phone; what is done is folded (look.md, issue 31). */
export const ManyLines: Story = {
  parameters: {
    cache: [
      [
        list,
        {
          ...samplePicking({
            lines: Array.from({ length: 300 }, (_, index) =>
              samplePickingLine({
                position: index + 1,
                item_id: `item-${index}`,
                name:
                  index % 3 ? 'Sona Masoori rice' : 'Extra long grain aged premium basmati rice of the year',
                ...(index > 290 ? { state: 'picked', picked_quantity: 1, picked_paise: 6400 } : {}),
              }),
            ),
          }),
          ...people,
          instructions: null,
        },
      ],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    const heights = [...canvasElement.querySelectorAll('article')].map((row) => row.offsetHeight)
    await expect(Math.max(...heights.slice(0, 8))).toBeLessThanOrEqual(74)
    await expect(heights.at(-1)).toBeLessThanOrEqual(50)
  },
}

/**
 * What to offer instead: the likest goods, for no more than what is missing would have cost. An offer that fails leaves
 * the sheet open and is among the form errors.
 */
export const Offering: Story = {
  parameters: {
    cache: [
      [
        list,
        {
          ...samplePicking({
            lines: [
              samplePickingLine({
                state: 'short',
                picked_quantity: 0,
                picked_paise: 0,
                substitutions: [sampleOffer({ state: 'refused', answered_by: 'customer' })],
              }),
            ],
          }),
          ...people,
        },
      ],
      [
        groceryKeys.substitutes('rice-1kg', '', 'en'),
        [{ ...sold, id: 'basmati', name: 'Basmati rice 1 kg', price_paise: 12_000 }],
      ],
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer something else' }))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(await sheet.findByRole('radio', { name: /Basmati/ }))
    localStorage.clear()
    await userEvent.click(await sheet.findByRole('button', { name: 'Offer for ₹64' }))
    await waitFor(() => expect(formErrors()).toMatchObject([{ form: 'substitution', kind: 'error' }]))
    await expect(sheet.getByRole('button', { name: 'Offer for ₹64' })).toBeEnabled()
  },
}

/** Everything is decided: how many bags. */
export const Packing: Story = {
  parameters: {
    path: '/vendor/orders/order/picking?sheet=pack',
    cache: [
      [
        list,
        {
          ...samplePicking({
            lines: [
              samplePickingLine({ state: 'picked', picked_quantity: 1, picked_paise: 6400 }),
              samplePickingLine({
                position: 2,
                name: 'Curd 400 g',
                packed_with: 'chilled',
                state: 'short',
                picked_quantity: 0,
                picked_paise: 0,
              }),
            ],
          }),
          ...people,
        },
      ],
    ],
  },
  play: async ({ globals }) => {
    if (globals['language'] !== 'en') return
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText('Food')).toBeVisible()
    await expect(sheet.queryByText('Chilled and frozen')).toBeNull()
    await expect(sheet.getByText(/₹64 goes back/)).toBeVisible()
  },
}

/** Packed: the codes of the bags. */
export const Packed: Story = {
  parameters: {
    cache: [
      [
        list,
        {
          ...samplePicking({
            status: 'ready',
            packed_at: new Date().toISOString(),
            bags: [
              { number: 1, holds: 'food', code: 'HYD-261122-0042-1', checked_at: new Date().toISOString() },
              { number: 2, holds: 'chilled', code: 'HYD-261122-0042-2', checked_at: null },
            ],
          }),
          ...people,
          instructions: null,
        },
      ],
    ],
  },
}

export const Loading: Story = { parameters: { pending: [list] } }

export const Unreachable: Story = {
  parameters: { failed: [list] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
