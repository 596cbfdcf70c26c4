import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { fullDays, sampleDays, timeOn } from './samples.ts'
import { TimePicker, type TimePickerProps } from './time-picker.tsx'

const meta = {
  title: 'Customer/TimePicker',
  component: TimePicker,
  args: { days: sampleDays, selected: undefined, onSelect: fn(), onRetry: fn() },
  render: function Chosen(args: TimePickerProps) {
    const [selected, setSelected] = useState(args.selected)
    return (
      <TimePicker
        {...args}
        selected={selected}
        onSelect={(startsAt) => {
          setSelected(startsAt)
          args.onSelect(startsAt)
        }}
      />
    )
  },
} satisfies Meta<typeof TimePicker>
export default meta
type Story = StoryObj<typeof meta>

/** The first day with a free time is shown; arrow keys reach days and times. */
export const ByKeyboard: Story = {
  args: { onLater: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const radios = canvas.getAllByRole('radio')
    // Today is full.
    await expect(radios[0]).not.toBeChecked()
    await expect(radios[1]).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radios[2]).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledWith(timeOn(2, '09:00'))
  },
}

/** A full day says when the next free time is, and leads to it. */
export const FullDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const [today, tomorrow] = canvas.getAllByRole('radio')
    await userEvent.click(today ?? document.body)
    const [next] = canvas.getAllByRole('button')
    await userEvent.click(next ?? document.body)
    await expect(tomorrow).toBeChecked()
  },
}

export const ChosenTime: Story = { args: { selected: timeOn(3, '10:30') } }

/** Nothing is free on any day. */
export const AllFull: Story = { args: { days: fullDays } }

export const Loading: Story = { args: { days: undefined } }

export const Failed: Story = {
  args: { days: undefined, error: new Error('offline') },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
