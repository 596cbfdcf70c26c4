import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UnauthorizedView } from './unauthorized-view.tsx'

const meta = {
  title: 'Access/Unauthorized',
  component: UnauthorizedView,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  args: {
    needed: ['admin'],
    held: ['user', 'vendor'],
    isChecking: false,
    signIn: '/auth',
    onSignOut: fn(async () => undefined),
  },
} satisfies Meta<typeof UnauthorizedView>
export default meta
type Story = StoryObj<typeof meta>

export const OneRole: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const AnyOfSeveral: Story = { args: { needed: ['doctor', 'hospital'], held: ['user'] } }

export const NotKnownYet: Story = { args: { needed: ['vendor'], held: ['user'], isChecking: true } }

export const Guest: Story = { args: { needed: [], held: undefined } }
