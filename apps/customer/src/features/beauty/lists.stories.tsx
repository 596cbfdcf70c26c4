import { bookablePeopleOptions } from '@angadi/data/bookings/bookable-people.ts'
import { bookableServicesOptions } from '@angadi/data/bookings/bookable-services.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import ProfessionalsScreen from './professionals-screen.tsx'
import { samplePeople, sampleServices } from './samples.ts'
import ServicesScreen from './services-screen.tsx'

const services = bookableServicesOptions('beauty', '', MADHAPUR).queryKey
const people = bookablePeopleOptions('beauty', '', MADHAPUR).queryKey
const page = (list: readonly unknown[]) => ({ pages: [list], pageParams: [undefined] })

const meta = {
  title: 'Customer/Beauty/Lists',
  component: ServicesScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/beauty-services' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof ServicesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Services by kind; one leads to the salons that offer it. */
export const Services: Story = {
  parameters: { cache: [[services, sampleServices]] },
  play: async ({ canvas, globals }) => {
    const link = await canvas.findByRole('link', { name: 'Haircut and blow dry' })
    await expect(link).toHaveAttribute('href', '/beauty-wellness?q=Haircut+and+blow+dry')
    if (globals['language'] === 'en') await expect(canvas.getByText('₹450–₹600')).toBeVisible()
  },
}

export const ServicesLoading: Story = { parameters: { pending: [services] } }
export const ServicesUnreachable: Story = { parameters: { failed: [services] } }
export const NoService: Story = {
  parameters: {
    path: '/beauty-services?q=tattoo',
    cache: [[bookableServicesOptions('beauty', 'tattoo', MADHAPUR).queryKey, []]],
  },
}

/** People with what they do; one leads to the salon, for a visit with that person. */
export const People: Story = {
  parameters: { path: '/beauty/professionals', cache: [[people, page(samplePeople)]] },
  render: () => <ProfessionalsScreen />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Anita Rao' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/salon/mehendi-lane?with='))
  },
}

export const PeopleLoading: Story = {
  parameters: { path: '/beauty/professionals', pending: [people] },
  render: () => <ProfessionalsScreen />,
}
export const PeopleUnreachable: Story = {
  parameters: { path: '/beauty/professionals', failed: [people] },
  render: () => <ProfessionalsScreen />,
}
export const Nobody: Story = {
  parameters: {
    path: '/beauty/professionals?q=tattoo',
    cache: [[bookablePeopleOptions('beauty', 'tattoo', MADHAPUR).queryKey, page([])]],
  },
  render: () => <ProfessionalsScreen />,
}
