import { pathTo } from '@angadi/routes/path-to.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import NotOpenYetScreen from './not-open-yet-screen.tsx'

const meta = {
  title: 'Screens/Not open yet',
  component: NotOpenYetScreen,
  tags: ['screen'],
} satisfies Meta<typeof NotOpenYetScreen>
export default meta

export const Tutors: StoryObj<typeof meta> = { parameters: { path: pathTo('educationTutors') } }
