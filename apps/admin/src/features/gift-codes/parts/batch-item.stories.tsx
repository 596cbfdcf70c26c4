import { useSession } from '@angadi/data/session/session-store.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { batchOf } from '../samples.ts'
import { BatchItem } from './batch-item.tsx'

const CODES = ['2AB4-CDEF-GHJK-MNPQ', '9XYZ-8WVU-7TSR-6QPN']

const meta = {
  title: 'Admin/Gift codes/Batch',
  component: BatchItem,
  args: {
    batch: batchOf({ many: 2, state: 'agreed', redeemed: 0, may_issue: true }),
    issue: () => Promise.resolve(CODES),
  },
  beforeEach: () => useSession.setState({ ready: true, userId: 'admin', claimedRoles: ['admin'] }),
} satisfies Meta<typeof BatchItem>
export default meta

/** The codes are shown once, and nobody loses them by closing too soon. */
export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show the codes|कोड दिखाएँ|కోడ్‌లు చూపించండి/ }))
    const sheet = await screen.findByRole('dialog')
    await expect(sheet).toHaveTextContent('2AB4-CDEF-GHJK-MNPQ')
    if (globals['language'] !== 'en') return
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Close without saving?')
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByText('9XYZ-8WVU-7TSR-6QPN')).toBeVisible()
  },
}
