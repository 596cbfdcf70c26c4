import type { Meta, StoryObj } from '@storybook/react-vite'
import { Leaf } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ChipRow } from './chip-row.tsx'
import { FilterChip } from './filter-chip.tsx'

const meta = {
  title: 'Primitives/FilterChip',
  component: FilterChip,
  args: { pressed: false, onChange: fn(), children: 'Pure veg' },
} satisfies Meta<typeof FilterChip>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  render: function Row() {
    const [on, setOn] = useState<readonly string[]>(['Open now'])
    return (
      <div className="flex flex-col gap-4">
        <ChipRow label="Filters">
          {['Pure veg', 'Open now', 'Rating 4+', 'Fast delivery', 'Offers'].map((name) => (
            <FilterChip
              key={name}
              pressed={on.includes(name)}
              icon={name === 'Pure veg' ? <Leaf /> : null}
              onChange={(pressed) => setOn(pressed ? [...on, name] : on.filter((other) => other !== name))}
            >
              {name}
            </FilterChip>
          ))}
        </ChipRow>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Pure veg' })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  },
}
