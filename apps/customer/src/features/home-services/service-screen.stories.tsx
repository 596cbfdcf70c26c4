import { servicePageOptions } from '@angadi/data/home-services/service-page.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import { sampleService } from './samples.ts'
import ServiceScreen from './service-screen.tsx'

const here = servicePageOptions('home-deep-cleaning', MADHAPUR, 'en').queryKey

const meta = {
  title: 'Customer/Home service',
  component: ServiceScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    path: pathTo('homeServicesServiceId', { serviceId: 'home-deep-cleaning' }),
    route: '/home-services/:serviceId',
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ServiceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What a service includes, and who comes for it. */
export const Offered: Story = {
  parameters: { cache: [[here, sampleService]] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Sparkle Home Care')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('heading', { name: 'Not included' })).toBeVisible()
    await expect(canvas.getByText('Not free in the next four days')).toBeVisible()
  },
}

/** Nobody comes to the place for it. */
export const Nobody: Story = { parameters: { cache: [[here, { ...sampleService, offers: [] }]] } }

/** Still loading. */
export const Loading: Story = { parameters: { pending: [here] } }

/** It could not be loaded. */
export const Unreachable: Story = {
  parameters: { failed: [here] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
