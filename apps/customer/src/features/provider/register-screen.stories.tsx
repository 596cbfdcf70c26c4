import { applicationKeys } from '@angadi/data/applications/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { sampleApplication, sampleItems, sampleRoles } from '../../shared/samples/applications.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import RegisterScreen from './register-screen.tsx'

const roles = [applicationKeys.roles(ANANYA), { agreement: 1, roles: sampleRoles }]
const draft = sampleApplication()
const path = `/provider/register?application=${draft.id}`

function cache(...applications: readonly ReturnType<typeof sampleApplication>[]) {
  return [roles, [applicationKeys.mine(ANANYA), applications]]
}

const meta = {
  title: 'Customer/Provider/Register',
  tags: ['screen'],
  component: RegisterScreen,
  parameters: { path: '/provider/register', layout: 'fullscreen' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What one can apply to be; one application is under way and goes on. */
export const Choice: Story = { parameters: { cache: cache(draft) } }

/** Whoever said at sign-in that they deliver: what leads there, and the way to everything else. */
export const ChosenAtSignIn: Story = {
  parameters: { path: '/provider/register?for=delivery', cache: cache() },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'Delivery partner' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Restaurant' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Show everything one can apply for' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { pending: [applicationKeys.roles(ANANYA), applicationKeys.mine(ANANYA)] },
}

export const Failed: Story = {
  parameters: {
    cache: [],
    failed: [applicationKeys.roles(ANANYA), applicationKeys.mine(ANANYA)],
  },
}

/** The first step says what is missing when one goes on. */
export const Profile: Story = {
  parameters: { path, cache: cache(sampleApplication({ profile: {} })) },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and go on' }))
    await expect((await canvas.findAllByText('Please fill this in.')).length).toBeGreaterThan(1)
    await expect(canvas.getByText('Please set the place on the map.')).toBeVisible()
  },
}

/** A courier is asked for a vehicle instead of an address. */
export const Courier: Story = {
  parameters: { path, cache: cache(sampleApplication({ role: 'courier', profile: {} })) },
}

/** One paper was sent back, one is missing. */
export const Papers: Story = {
  parameters: { path, cache: cache(sampleApplication({ state: 'changes_requested' })) },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: /GST number/ }))
    const number = await screen.findByRole('textbox', { name: 'GST number' })
    await userEvent.type(number, '36ABCPK4312M1ZP')
    await expect(await screen.findByText(/does not fit its check digit/)).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have none' }))
    await expect(screen.queryByRole('textbox', { name: 'GST number' })).toBeNull()
  },
}

/** Everything is there: the last look, and the terms. */
export const Send: Story = {
  parameters: {
    path,
    cache: cache(
      sampleApplication({
        items: sampleItems.map((item) => ({ ...item, state: 'accepted', pages: 1, reason: null })),
      }),
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand in' }))
    await expect(await canvas.findByText('Please accept the terms first.')).toBeVisible()
  },
}

/** New papers for an approved business: nothing else is asked. */
export const Renewal: Story = {
  parameters: {
    path,
    cache: cache(sampleApplication({ renews: 'first', items: sampleItems.filter(({ expires }) => expires) })),
  },
}
