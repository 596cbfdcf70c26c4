import { AppError } from '@angadi/data/errors/app-error.ts'
import { EMPTY_FAQ_DRAFT } from '@angadi/domain/help/faq-draft.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { FaqEditor } from '../use-faq-editor.ts'
import { FaqNotices } from './faq-notices.tsx'

const editor: FaqEditor = {
  stored: undefined,
  draft: EMPTY_FAQ_DRAFT,
  standing: 'current',
  problems: [],
  error: undefined,
  isBusy: false,
  isRecovered: false,
  change: () => undefined,
  discard: () => undefined,
  save: () => undefined,
}

const meta = {
  title: 'Admin/Frequent questions/Notices',
  component: FaqNotices,
  args: { editor, language: 'en' },
} satisfies Meta<typeof FaqNotices>
export default meta
type Story = StoryObj<typeof meta>

/** The server knows fewer figures than this page did. */
export const Refused: Story = {
  args: {
    editor: { ...editor, error: new AppError('faq_figure_unknown', 'faq_figure_unknown', false) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('names a figure that does not exist')
  },
}

/** The network was lost: the typed text stands below, and Save sends the same again. */
export const NotSent: Story = {
  args: { editor: { ...editor, error: new AppError('network', 'network', true) } },
}

/** Typed before a reload. */
export const Restored: Story = { args: { editor: { ...editor, isRecovered: true } } }
