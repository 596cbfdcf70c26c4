import { AppError } from '@angadi/data/errors/app-error.ts'
import type { ReadCard } from '@angadi/data/membership/read-card.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReadCardPart } from './read-card.tsx'

const read = fn<ReadCard>()

const meta = {
  title: 'Vendor/Membership card',
  component: ReadCardPart,
  args: { read },
  beforeEach: () => {
    read.mockReset()
  },
} satisfies Meta<typeof ReadCardPart>
export default meta
type Story = StoryObj<typeof meta>

/** The code of a member: name, plan and end, and nothing else. */
export const Member: Story = {
  beforeEach: () => {
    read.mockResolvedValue({
      valid: true,
      name: 'Ananya',
      plan: 'plus_month',
      ends_at: '2026-12-20T18:30:00Z',
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '7kq2m-x4vbr{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Ananya/)
    await expect(read).toHaveBeenCalledWith('7kq2m-x4vbr', expect.anything())
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** A code that no card shows, or one that is too old. */
export const NoMember: Story = {
  beforeEach: () => {
    read.mockResolvedValue({ valid: false })
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'AAAAA-AAAAA{Enter}')
    const told = await canvas.findByRole('alert')
    if (globals['language'] !== 'en') return
    await expect(told).toHaveTextContent('This is not the card of a member')
  },
}

/** After too many wrong codes nothing is read. */
export const TooManyCodes: Story = {
  beforeEach: () => {
    read.mockRejectedValue(new AppError('too_many_cards', 'too_many_cards', false))
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'AAAAA-AAAAA{Enter}')
    const told = await canvas.findByRole('alert')
    if (globals['language'] !== 'en') return
    await expect(told).toHaveTextContent('Too many wrong codes were entered')
  },
}
