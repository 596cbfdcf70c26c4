import { slotDay } from '@angadi/domain/schedule/slots.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampleSlots } from '../samples/slots.ts'
import { NOW, SlotPicker, type SlotPickerProps } from './slot-picker.tsx'

const meta = {
  title: 'Customer/SlotPicker',
  component: SlotPicker,
  args: {
    slots: sampleSlots,
    day: NOW,
    onDayChange: fn(),
    value: undefined,
    onChange: fn(),
    withNow: true,
  },
  render: function Chosen(args: SlotPickerProps) {
    const [day, setDay] = useState(args.day)
    const [value, setValue] = useState(args.value)
    return (
      <SlotPicker
        {...args}
        day={day}
        value={value}
        onDayChange={(next) => {
          setDay(next)
          args.onDayChange(next)
        }}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SlotPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Open now: "Now" is chosen, and the arrow keys reach days and times; a full half hour cannot be chosen. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const [now] = canvas.getAllByRole('radio')
    await expect(now).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const day = slotDay(sampleSlots[0]?.starts_at ?? '')
    await expect(args.onDayChange).toHaveBeenCalledWith(day)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(sampleSlots[0]?.starts_at)
    await userEvent.keyboard('{ArrowRight}')
    // The second half hour is full: the next one with room is chosen.
    await expect(args.onChange).toHaveBeenLastCalledWith(sampleSlots[2]?.starts_at)
    if (globals['language'] === 'en') await expect(canvas.getByRole('radio', { name: /full/ })).toBeDisabled()
  },
}

/** Closed now: nothing is chosen. */
export const NothingChosen: Story = {
  args: { day: undefined },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}
