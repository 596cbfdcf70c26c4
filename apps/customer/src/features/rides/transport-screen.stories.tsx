import { rideQuoteQuery } from '@angadi/data/rides/ride-quote.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { changeRide, forgetRide } from './ride-draft.ts'
import { HOME, optionsKey, STATION, sampleOptions, sampleQuote, wayEntered } from './samples.ts'
import TransportScreen from './transport-screen.tsx'

const quoteKey = rideQuoteQuery(
  ANANYA,
  {
    stops: [HOME, STATION],
    mode: 'trip',
    vehicle: 'auto',
    rider: undefined,
    womenDriver: undefined,
    note: undefined,
  },
  'en',
).queryKey

const meta = {
  title: 'Customer/Rides/Book',
  component: TransportScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/transport', cache: [[optionsKey, sampleOptions()]] },
  beforeEach: () => {
    signedIn()
    wayEntered()
  },
} satisfies Meta<typeof TransportScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing entered yet, by somebody who only looks around. */
export const Empty: Story = {
  beforeEach: () => {
    guest()
    forgetRide()
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: /Where to\?/ })).toBeVisible()
    await expect(canvas.getByText(/Enter where the ride begins/)).toBeVisible()
  },
}

/** A guest sees the vehicles with their fares, and signs in to request one. */
export const GuestLooks: Story = {
  beforeEach: () => {
    guest()
    wayEntered('auto')
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('radio', { name: /Auto/ })).toBeChecked()
    await expect(canvas.getByText(/Never more than ₹181 unless/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in to request' })).toBeEnabled()
  },
}

/** The vehicle is chosen with the keyboard; its parts and the one button follow. */
export const Chosen: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const bike = await canvas.findByRole('radio', { name: /Bike/ })
    bike.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(await canvas.findByRole('button', { name: /Request Auto · ₹130–₹151/ })).toBeVisible()
  },
}

/** The busy hour is a number, not a colour. */
export const BusyHour: Story = {
  beforeEach: () => {
    signedIn()
    wayEntered('sedan')
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('1.6×')).toBeVisible()
    await expect(canvas.getByText(/1.6× the usual fare/)).toBeVisible()
  },
}

/** The whole price, how it is paid, and the request. */
export const Pay: Story = {
  parameters: {
    cache: [
      [optionsKey, sampleOptions()],
      [quoteKey, sampleQuote],
    ],
  },
  beforeEach: () => {
    signedIn()
    wayEntered('auto')
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Request Auto/ }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('Secunderabad Junction')
    await expect(await screen.findByText('Pay the driver')).toBeVisible()
  },
}

/** Ahead, for somebody else, and without a name yet: the button says what is missing. */
export const ForSomebodyElse: Story = {
  beforeEach: () => {
    signedIn()
    wayEntered('auto')
    changeRide({ isForOther: true })
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Enter the name of whoever rides.')).toBeVisible()
  },
}

/** Too far for a ride in town: the fares to other towns are one tap away. */
export const TooFar: Story = {
  parameters: {
    cache: [[optionsKey, sampleOptions({ problems: [{ code: 'ride_too_far' }], options: [] })]],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'See fares to other towns' })).toBeEnabled()
  },
}

export const OutOfArea: Story = {
  parameters: {
    cache: [[optionsKey, sampleOptions({ problems: [{ code: 'outside_area' }], options: [] })]],
  },
}

export const SamePlace: Story = {
  parameters: {
    cache: [[optionsKey, sampleOptions({ problems: [{ code: 'ride_too_short' }], options: [] })]],
  },
}

/** Nobody near: said before asking, and asking is still possible. */
export const NobodyNear: Story = {
  beforeEach: () => {
    signedIn()
    wayEntered('suv')
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText(/You can still ask/)).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [optionsKey] } }

export const Unreachable: Story = {
  parameters: { cache: [], failed: [optionsKey] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

/** Choosing a place: saved and recent ones, areas, and a pin. */
export const Place: Story = {
  parameters: { cache: [], path: '/transport' },
  beforeEach: () => {
    guest()
    forgetRide()
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /Where to\?/ }))
    await userEvent.type(await screen.findByRole('combobox'), 'zahee')
    await userEvent.click(await screen.findByRole('option', { name: 'Zaheerabad' }))
    await expect(await canvas.findByRole('button', { name: /Zaheerabad/ })).toBeVisible()
  },
}
