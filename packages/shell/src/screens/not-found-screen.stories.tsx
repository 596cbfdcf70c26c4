import type { Meta, StoryObj } from '@storybook/react-vite'
import NotFoundScreen from './not-found-screen.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  tags: ['screen'],
} satisfies Meta<typeof NotFoundScreen>
export default meta

export const Unknown: StoryObj<typeof meta> = { parameters: { path: '/nobody/answers/here' } }
