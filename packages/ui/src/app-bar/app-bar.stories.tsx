import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Search } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { AppBar } from './app-bar.tsx'

const meta = {
  title: 'Primitives/AppBar',
  component: AppBar,
  args: { title: 'Bawarchi' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppBar>
export default meta
type Story = StoryObj<typeof meta>

export const WithBack: Story = {
  args: {
    title: 'Bawarchi',
    subtitle: 'RTC X Roads',
    back: { label: 'Back', render: <a href="#back">Back</a> },
    actions: <IconButton label="Search" icon={<Search />} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#back')
  },
}

export const Home: Story = {
  args: {
    title: <Button variant="quiet">Banjara Hills</Button>,
    actions: <IconButton label="Messages, 2 new" icon={<Bell />} badge="2" />,
    children: <SearchField label="Search" clearLabel="Clear" value="" onChange={() => {}} />,
  },
}

export const Height: Story = {
  name: 'the bar is 56 px high (Spec §9 Layout)',
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('banner').getBoundingClientRect()
    // Including its border.
    await expect(Math.round(height)).toBe(56)
  },
}
