import { notificationKeys } from '@angadi/data/notifications/keys.ts'
import { profileKeys } from '@angadi/data/profile/profile.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Greeting } from './greeting.tsx'
import { HomeHead } from './home-head.tsx'
import { SearchBox } from './search-box.tsx'
import { WhereQuestion } from './where-question.tsx'

const WHO = '11111111-1111-4111-8111-111111111111'
const JUBILEE_HILLS = { name: 'Jubilee Hills', lat: 17.43, lng: 78.41, source: 'town' } as const

const meta = {
  title: 'Customer/Home head',
  component: HomeHead,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <HomeHead />
      <Page>
        <Greeting />
        <SearchBox />
        <WhereQuestion />
      </Page>
    </>
  ),
  beforeEach: () => {
    useSession.setState({ ready: true, userId: null })
    useDeliveryLocation.setState({ location: undefined })
  },
} satisfies Meta<typeof HomeHead>
export default meta
type Story = StoryObj<typeof meta>

/** A guest: asked for a delivery location, with a sign-in link; the page heading is part of the content. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    const question = main.getByRole('heading', { level: 2 })
    await expect(question.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
    const signIn = canvas.getAllByRole('link').filter((link) => /auth/.test(link.getAttribute('href') ?? ''))
    await expect(signIn).toHaveLength(1)
  },
}

/** Greeted by name, with the city, its weather and the unread count. */
export const SignedIn: Story = {
  parameters: {
    cache: [
      [profileKeys.of(WHO), { id: WHO, full_name: 'Lakshmi Devi' }],
      [notificationKeys.of(WHO), []],
      [['weather', { lat: 17.4, lng: 78.4 }], { temperature: 31, icon: 'cloud-sun', isEstimate: false }],
    ],
  },
  beforeEach: () => {
    useSession.setState({ ready: true, userId: WHO })
    useDeliveryLocation.setState({ location: JUBILEE_HILLS })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lakshmi/)).toBeVisible()
    await expect(canvas.getByText('Jubilee Hills')).toBeVisible()
    await expect(await canvas.findAllByText(/31/)).toHaveLength(2)
  },
}
