import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleHome } from '../../../shared/samples/home.ts'
import Footer from './footer.tsx'

const meta = {
  title: 'Customer/Home footer',
  component: Footer,
  tags: ['screen'],
  args: { company: sampleHome.company },
  // It reaches to the edges of the page that it stands on.
  render: (args) => (
    <Page>
      <Footer {...args} />
    </Page>
  ),
} satisfies Meta<typeof Footer>
export default meta

/** Services, the account, help, policies and towns, each link a page that is open; who operates it (Spec §1 Footer). */
export const Full: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const account = within(canvas.getByRole('navigation', { name: 'Your account' }))
    await expect(account.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/orders',
      '/shopping/orders',
      '/activity',
      '/dashboard',
      '/favourites',
    ])
    await expect(
      within(canvas.getByRole('navigation', { name: 'Policies' })).getAllByRole('link'),
    ).toHaveLength(5)
    await expect(within(canvas.getByRole('navigation', { name: 'Towns' })).getAllByRole('link')).toHaveLength(
      6,
    )
    await expect(canvas.getByText('GSTIN 36AAACA0000A1Z5')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', 'noreferrer')
  },
}
