import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyValueList } from './key-value-list.tsx'

const meta = {
  title: 'Primitives/KeyValueList',
  component: KeyValueList,
  args: {
    entries: [
      { key: 'placed', label: 'Placed', value: '21 Nov, 7:30 pm' },
      { key: 'payment', label: 'Payment', value: 'Wallet' },
    ],
  },
} satisfies Meta<typeof KeyValueList>
export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}
