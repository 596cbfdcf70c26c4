import { AppError } from '@angadi/data/errors/app-error.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConflictNote } from './conflict-note.tsx'

const meta = {
  title: 'Admin/Application conflict',
  component: ConflictNote,
  args: {
    error: new AppError('changed_meanwhile', 'changed_meanwhile', false, { version: 8 }),
    busy: false,
    onLook: fn(),
    onTakeOver: fn(),
  },
} satisfies Meta<typeof ConflictNote>
export default meta
type Story = StoryObj<typeof meta>

/** The applicant has changed something: what is new is looked at first. */
export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onLook).toHaveBeenCalledOnce()
  },
}

/** Somebody else has decided. */
export const Decided: Story = {
  args: {
    error: new AppError('decided_meanwhile', 'decided_meanwhile', false, {
      by: 'Nisha Rao',
      state: 'approved',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nisha Rao')
  },
}

/** Somebody else has taken it over. */
export const TakenOver: Story = {
  args: { error: new AppError('not_your_review', 'not_your_review', false, { by: 'Nisha Rao' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onTakeOver).toHaveBeenCalledOnce()
  },
}

/** The applicant has taken it back. */
export const Gone: Story = {
  args: { error: new AppError('application_not_found', 'application_not_found', false) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A lost network. */
export const Offline: Story = { args: { error: new AppError('network', 'network', true) } }
