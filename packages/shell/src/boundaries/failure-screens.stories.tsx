import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AppFailure } from './app-boundary.tsx'
import { AuthFailure } from './auth-boundary.tsx'
import { ScreenFailure } from './screen-boundary.tsx'

const meta = {
  title: 'Screens/When something breaks',
  component: AppFailure,
  tags: ['screen'],
  args: { kind: 'other', retries: 0, most: 3, onRetry: fn(), onHold: fn() },
} satisfies Meta<typeof AppFailure>
export default meta
type Story = StoryObj<typeof meta>

/** "Application Error" with Try Again (n/3), Go Home and Reload Page (Spec §8 Error screens). */
export const ApplicationError: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const [again] = canvas.getAllByRole('button')
    if (again) await userEvent.click(again)
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('heading', { level: 2, name: 'Application Error' })).toBeVisible()
    await expect(canvas.getByText('An unexpected error occurred in the application.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try Again (1/3)' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  },
}

/** "Something went wrong": a part of the app that did not load (Spec §2 Error screen, §8 Error screens, §8 Offline). */
export const SomethingWentWrong: Story = {
  args: { kind: 'chunk', retries: 1 },
  render: (args) => <ScreenFailure {...args} />,
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('heading', { level: 2, name: 'Something went wrong' })).toBeVisible()
    await expect(
      canvas.getByText("A loading error occurred. We're trying to fix it automatically."),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try Again (2/3)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  },
}

/** "Authentication Error": Go Home says what it clears before it clears anything (Spec §4 Error boundaries, §8 Error screens). */
export const AuthenticationError: Story = {
  render: (args) => <AuthFailure {...args} />,
  play: async ({ canvas, args, userEvent, globals }) => {
    const home = canvas.getAllByRole('button')[1]
    if (home) await userEvent.click(home)
    await expect(args.onHold).toHaveBeenCalledTimes(1)
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('heading', { level: 2, name: 'Authentication Error' })).toBeVisible()
    await expect(canvas.getByText(/your sign-in, a cart that you filled without signing in/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name: 'Go Home' })).toBeVisible()
  },
}

/** "Max Retries Reached": only home and a reload are left (Spec §8 Error screens). */
export const MaxRetriesReached: Story = {
  args: { retries: 3 },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(canvas.getByRole('heading', { level: 2, name: 'Max Retries Reached' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Try Again/ })).not.toBeInTheDocument()
  },
}
