import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import LanguageSheet from './language-sheet.tsx'

const meta = {
  title: 'Shell/LanguageSheet',
  component: LanguageSheet,
  tags: ['screen'],
  args: { onClose: fn() },
} satisfies Meta<typeof LanguageSheet>
export default meta

/** All 10, each by its own name (Decisions, Header selector). */
export const Ten: StoryObj<typeof meta> = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getAllByRole('radio')).toHaveLength(10)
    await expect(sheet.getByRole('radio', { name: /^ਪੰਜਾਬੀ/ })).toBeInTheDocument()
  },
}

/** What a language lacks is told before it is chosen; the three complete ones say nothing (Decisions, Languages). */
export const Shares: StoryObj<typeof meta> = {
  tags: ['!screen'],
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByText(/the rest appears in English/)).toBeVisible()
    await expect(sheet.getByRole('radio', { name: /^தமிழ் [1-9]?\d% translated$/ })).toBeInTheDocument()
    for (const name of ['English', 'हिन्दी', 'తెలుగు'])
      await expect(sheet.getByRole('radio', { name })).toBeInTheDocument()
  },
}

/** A tap on a language closes the sheet; the arrow keys only move through the languages. */
export const Chosen: StoryObj<typeof meta> = {
  tags: ['!screen'],
  play: async ({ args, userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'))
    sheet.getByRole('radio', { checked: true }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('radio', { name: 'English' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Escape closes the sheet. */
export const Escaped: StoryObj<typeof meta> = {
  tags: ['!screen'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
