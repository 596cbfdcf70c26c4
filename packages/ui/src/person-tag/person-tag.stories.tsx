import type { Meta, StoryObj } from '@storybook/react-vite'
import { PersonTag } from './person-tag.tsx'

const meta = {
  title: 'Primitives/PersonTag',
  component: PersonTag,
  args: { name: 'Ravi' },
} satisfies Meta<typeof PersonTag>
export default meta
type Story = StoryObj<typeof meta>

export const OnALine: Story = {}
export const OnATicket: Story = { args: { large: true } }
/** Another direction of writing stays within the name. */
export const Arabic: Story = { args: { name: 'مریم <b>' } }
