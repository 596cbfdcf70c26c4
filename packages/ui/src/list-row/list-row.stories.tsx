import type { Meta, StoryObj } from '@storybook/react-vite'
import { Languages, MapPin } from 'lucide-react'
import { ListRow } from './list-row.tsx'

const meta = {
  title: 'Primitives/ListRow',
  component: ListRow,
  args: { title: 'Addresses' },
} satisfies Meta<typeof ListRow>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  render: () => (
    <div className="max-w-form divide-y divide-line">
      <ListRow
        title="Addresses"
        note="Home, Office"
        lead={<MapPin />}
        render={<a href="#addresses">Addresses</a>}
      />
      <ListRow title="Language" lead={<Languages />} trail="తెలుగు" render={<button type="button" />} />
      <ListRow title="Refund" note="21 Nov, 7:30 pm" trail={<b>+₹250</b>} />
    </div>
  ),
}
