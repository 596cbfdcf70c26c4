import { healthKeys } from '@angadi/data/health/keys.ts'
import { healthReport, judgeService } from '@angadi/domain/health/health.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import AuthRecoveryScreen from './auth-recovery-screen.tsx'
import DiagnosticsScreen from './diagnostics-screen.tsx'

const meta = {
  title: 'Screens/Recovery',
  component: AuthRecoveryScreen,
  tags: ['screen'],
} satisfies Meta<typeof AuthRecoveryScreen>
export default meta
type Story = StoryObj<typeof meta>

/** No service responds: a disruption, and each service says that its check failed (Spec §2 Auth recovery page). */
export const NothingAnswers: Story = {
  parameters: { path: '/auth-recovery' },
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Service Disruption Detected')).toBeVisible()
    await expect(canvas.getAllByText('Health check failed')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all data' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Orders and your account stay safe.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  },
}

/** After all data has been cleared. */
export const Cleared: Story = {
  parameters: {
    path: '/auth-recovery?cleared=1',
    cache: [
      [
        healthKeys.report,
        healthReport({
          database: judgeService('database', 2400),
          auth: judgeService('auth', 80),
          ai: judgeService('ai', 300),
        }),
      ],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Everything is cleared. You can sign in anew.')).toBeVisible()
  },
}

/** Five checks, four buttons, and the copied text (Spec §2 Diagnostics). */
export const Diagnostics: Story = {
  parameters: { path: '/diagnostics' },
  render: () => <DiagnosticsScreen />,
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('The backend does not answer')).toBeVisible()
    for (const name of ['Run checks again', 'Copy info', 'Reinitialize auth', 'Hard reset'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await userEvent.click(await canvas.findByText('What is copied'))
    await expect(canvas.getByText(/backend: error, backendFailed/)).toBeVisible()
  },
}
