import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorCardOptions } from '@angadi/data/vendor-card/card.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { stubNoWebGl } from '@angadi/location/test-webgl.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { sampleCard, sampleVendor } from '../../shared/samples.ts'
import { DeliveryAreaForm } from './delivery-area-form.tsx'
import ProfileScreen from './profile-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const key = vendorCardOptions('vendor').queryKey
const around = [[vendorConsoleKeys.vendors(OWNER), [sampleVendor()]]] as const
const drawn = {
  ...sampleCard,
  corners: [
    { lat: 17.47, lng: 78.37 },
    { lat: 17.47, lng: 78.41 },
    { lat: 17.43, lng: 78.41 },
    { lat: 17.43, lng: 78.37 },
  ],
}

const meta = {
  title: 'Vendor/Profile',
  component: ProfileScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/profile' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Orders for later: as many a half hour as the kitchen manages. */
export const Slots: Story = {
  parameters: { cache: [...around, [key, sampleCard]] },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    const form = within(await canvas.findByRole('form', { name: 'Orders for later' }))
    await expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Fewer orders' }))
    await userEvent.click(form.getByRole('button', { name: 'More time' }))
    await expect(form.getByText('9 orders')).toBeVisible()
    await expect(form.getByText('45 min')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}

/** Two times a day; one that runs into the next is refused with the day. */
export const Hours: Story = {
  parameters: { cache: [...around, [key, sampleCard]] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const monday = await canvas.findAllByLabelText('Monday closes')
    await expect(monday).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Another time on Monday' }))
    // Saving is in reach wherever one edits, and leaving asks first.
    const save = canvas.getByRole('button', { name: 'Save hours' })
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const away = Object.assign(document.createElement('a'), { href: '/vendor/orders', textContent: 'Orders' })
    canvasElement.append(away)
    await userEvent.click(away)
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    away.remove()
    await userEvent.click(save)
    await expect(await canvas.findByText(/Two opening times overlap/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }))
    await expect(canvas.getAllByLabelText('Monday closes')).toHaveLength(2)
  },
}

/** An area drawn on the map; its corners can be moved without a map too, and crossing sides are refused. */
export const DrawnArea: Story = {
  parameters: { cache: [...around, [key, drawn]] },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByText('4 corners as a list')
    await userEvent.click(list)
    for (let pressed = 0; pressed < 25; pressed++)
      await userEvent.click(canvas.getByRole('button', { name: 'Move corner 1 east' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery area' }))
    await expect(await canvas.findByText(/whose sides do not cross/)).toBeVisible()
  },
}

/** A device that cannot draw maps: words stand in the map's place, and the corners are moved and saved by the list. */
export const DrawnAreaWithoutWebGl: Story = {
  beforeEach: () => {
    // Without a session of another story, whose token nobody has.
    useSession.setState({ userId: null })
    return stubNoWebGl()
  },
  render: () => <DeliveryAreaForm card={drawn} />,
  play: async ({ canvas, userEvent }) => {
    const words = /This device cannot show the map/
    // The code of the map is heavy to load, also where it turns out that it cannot be drawn.
    await expect(await canvas.findByText(words)).toBeVisible()
    const asked = spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(5000)))
    const told = spyOn(notify, 'success')
    await userEvent.click(canvas.getByText('4 corners as a list'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move corner 1 north' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save delivery area' }))
    await waitFor(() => expect(told).toHaveBeenCalledWith('Delivery area saved'))
    const saving = asked.mock.calls.find(([input]) => String(input).endsWith('/rpc/set_delivery_area'))
    await expect(JSON.parse(String(saving?.[1]?.body))).toMatchObject({
      corners: [{ lat: expect.closeTo(17.4718, 4), lng: 78.37 }, ...drawn.corners.slice(1)],
    })
  },
}

/** An amount that cannot be read is refused before anything is sent. */
export const Prices: Story = {
  parameters: { cache: [...around, [key, sampleCard]] },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Times and prices' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Packaging per order' }), '99999')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await form.findByText(/too small or too large/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: around, pending: [key] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [key] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
