import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ScrollToTop } from './scroll-to-top.tsx'

const meta = {
  title: 'Primitives/ScrollToTop',
  component: ScrollToTop,
  args: { label: 'Back to top' },
  decorators: [
    (Story) => (
      <main id="main" tabIndex={-1} className="h-[200rem] outline-none">
        <p>A long page</p>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>
export default meta
type Story = StoryObj<typeof meta>

/** Shown after 400 px of scroll, gone again at the top (Spec §2 Scroll-to-top button). */
export const AfterScrolling: Story = {
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 400)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(canvas.queryByRole('button')).toBeNull()
    window.scrollTo(0, 402)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }))
    await waitFor(() => expect(window.scrollY).toBe(0))
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
