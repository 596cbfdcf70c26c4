import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { useLabels } from '../use-labels.ts'
import { BrandShow, SHOWN_SERVICES } from './brand-show.tsx'

function Spoken() {
  return <BrandShow t={useLabels()} />
}

const meta = { title: 'Sign-in/Brand', component: Spoken } satisfies Meta<typeof Spoken>
export default meta
type Story = StoryObj<typeof meta>

/**
 * The categories that are open take turns every 3 s, three testimonials every 5 s; one alone has nothing to take turns
 * with (Spec §2 Sign-in screens).
 */
export const TakingTurns: Story = {
  beforeEach: () => {
    spyOn(globalThis, 'setInterval')
  },
  play: async ({ canvas }) => {
    const [services, voices] = canvas.getAllByRole('region')
    if (!services || !voices) throw new Error('there are no two shows')
    const count = SHOWN_SERVICES.length
    await expect(within(services).queryAllByRole('button')).toHaveLength(count > 1 ? count : 0)
    if (count > 1) await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 3000)
    await expect(within(voices).getAllByRole('button')).toHaveLength(3)
    await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 5000)
  },
}
