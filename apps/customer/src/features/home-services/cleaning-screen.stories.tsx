import { serviceHubOptions } from '@angadi/data/home-services/service-hub.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import CleaningScreen from './cleaning-screen.tsx'
import { sampleGroups } from './samples.ts'

const here = serviceHubOptions(MADHAPUR, 'en').queryKey

const meta = {
  title: 'Customer/Cleaning',
  component: CleaningScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: pathTo('categoryCleaning') },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof CleaningScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What of cleaning can be booked at the place, and nothing else. */
export const Here: Story = {
  parameters: { cache: [[here, sampleGroups]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Bathroom cleaning/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Electrician' })).toBeNull()
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
