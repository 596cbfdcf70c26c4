import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BackToTop } from './back-to-top.tsx'

const meta = {
  title: 'Shell/BackToTop',
  component: BackToTop,
  decorators: [
    (Story) => (
      <main id="main" tabIndex={-1} className="h-[200rem] outline-none">
        <p>A long page</p>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BackToTop>
export default meta
type Story = StoryObj<typeof meta>

/** Scrolls, and lets the page hear of it. */
async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Shown from 400 px on while one scrolls up, gone again further down and at the top (Spec §2 Scroll-to-top button). */
export const ScrollingUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await scrollTo(900)
    await expect(canvas.queryByRole('button')).toBeNull()
    await scrollTo(860)
    await canvas.findByRole('button', { name: 'Back to top' })
    await scrollTo(940)
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await scrollTo(402)
    const button = await canvas.findByRole('button', { name: 'Back to top' })
    if (window.innerWidth < 768) {
      // Clear of the buttons at the edge of rows and of everything at the bottom of a phone.
      const { left, right, bottom } = button.getBoundingClientRect()
      await expect(Math.abs(left + right - window.innerWidth)).toBeLessThan(4)
      await expect(bottom).toBeLessThan(window.innerHeight / 3)
    }
    await userEvent.click(button)
    await waitFor(() => expect(window.scrollY).toBe(0))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
