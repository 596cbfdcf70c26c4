import { healthReport, judgeService } from '@angadi/domain/health/health.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ServiceStatusBanner } from './service-status-banner.tsx'

const fine = {
  database: judgeService('database', 40),
  auth: judgeService('auth', 30),
  ai: judgeService('ai', 200),
}

const meta = {
  title: 'Shell/Service status',
  component: ServiceStatusBanner,
  args: { report: healthReport(fine) },
} satisfies Meta<typeof ServiceStatusBanner>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is shown while all services are healthy. */
export const Healthy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}

/** Slow: the system runs with limitations (Spec §8 Properties). */
export const Degraded: Story = {
  tags: ['screen'],
  args: { report: healthReport({ ...fine, database: judgeService('database', 3200) }) },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('status')).toHaveTextContent('System Running with Limitations')
  },
}

/** Without database and AI: a disruption, with what it means (Spec §2 Service-status banner, §8 Properties). */
export const Down: Story = {
  tags: ['screen'],
  args: {
    report: healthReport({
      ...fine,
      database: judgeService('database', undefined),
      ai: judgeService('ai', undefined),
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Service Disruption Detected')).toBeVisible()
    await expect(canvas.getByText('Using offline property data')).toBeVisible()
    await expect(canvas.getByText('AI recommendations unavailable')).toBeVisible()
  },
}
