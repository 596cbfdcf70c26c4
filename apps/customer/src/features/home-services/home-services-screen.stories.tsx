import { serviceHubOptions } from '@angadi/data/home-services/service-hub.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guest, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import HomeServicesScreen from './home-services-screen.tsx'
import { sampleGroups } from './samples.ts'

const here = serviceHubOptions(MADHAPUR, 'en').queryKey
const anywhere = serviceHubOptions(undefined, 'en').queryKey

const meta = {
  title: 'Customer/Home services',
  component: HomeServicesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: pathTo('homeServices') },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof HomeServicesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What can be booked at the place, with its price. */
export const Here: Story = {
  parameters: { cache: [[here, sampleGroups]] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: 'Electrician' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Deep cleaning of a home/ })).toHaveAttribute(
      'href',
      '/home-services/home-deep-cleaning',
    )
    if (globals['language'] === 'en')
      await expect(canvas.getByText('Nobody comes here for it yet')).toBeVisible()
  },
}

/** A guest without a place sees everything, and is asked for one. */
export const NoPlace: Story = {
  parameters: { cache: [[anywhere, sampleGroups]] },
  beforeEach: () => guest(),
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Choose place' })).toBeVisible()
  },
}

/** Still loading. */
export const Loading: Story = { parameters: { pending: [here] } }

/** It could not be loaded. */
export const Unreachable: Story = {
  parameters: { failed: [here] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
