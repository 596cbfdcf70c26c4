import { parcelFactsOptions } from '@angadi/data/parcels/form-facts.ts'
import { parcelKeys } from '@angadi/data/parcels/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { ANANYA, guest, signedIn } from '../../shared/samples/person.ts'
import { changeParcel, forgetParcel, requestOf, useParcelDraft } from './parcel-draft.ts'
import ParcelScreen from './parcel-screen.tsx'
import { facts, parcelPrice, sampleDoor } from './samples.ts'

const key = parcelFactsOptions().queryKey
const cache = [[key, facts]]

/** Everything entered, at a step of the form. */
function entered(step: number): void {
  signedIn()
  forgetParcel()
  changeParcel({
    step,
    pickup: sampleDoor('Ananya Reddy'),
    drops: [sampleDoor('Sunitha Rao')],
    grams: 5000,
    contents: 'documents',
    confirmed: true,
  })
}

entered(3)
const whole = requestOf(useParcelDraft.getState())
forgetParcel()

const meta = {
  title: 'Customer/Parcels/Send',
  component: ParcelScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/delivery-services', cache },
  beforeEach: () => {
    signedIn()
    forgetParcel()
  },
} satisfies Meta<typeof ParcelScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing entered, by somebody who only looks around; what is missing is said after the first try. */
export const Empty: Story = {
  beforeEach: () => {
    guest()
    forgetParcel()
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Please enter a name.')).toBeVisible()
    await expect(canvas.getByText('Please set the place on the map.')).toBeVisible()
  },
}

export const Receivers: Story = { beforeEach: () => entered(1) }

/** The insurance is not ticked, and what is prohibited is said before a price. */
export const Contents: Story = {
  beforeEach: () => {
    entered(2)
    changeParcel({ contents: 'fireworks', confirmed: false })
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('checkbox', { name: /Insure this parcel/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('This may not be sent.')).toBeVisible()
  },
}

/** A word that could mean something prohibited is asked about. */
export const Asked: Story = {
  beforeEach: () => {
    entered(2)
    changeParcel({ contents: 'other', text: 'Gas cylinder' })
  },
}

/** The price in its parts, before anything is paid. */
export const Price: Story = {
  parameters: { cache: whole ? [...cache, [parcelKeys.quote(ANANYA, whole), parcelPrice]] : cache },
  beforeEach: () => entered(3),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'See the price' }))
    await expect(await screen.findByRole('button', { name: 'Pay ₹61.36' })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: [], pending: [key] } }
export const Unreachable: Story = { parameters: { cache: [], failed: [key] } }
