import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { useLabels } from '../use-labels.ts'
import { BrandShow } from './brand-show.tsx'

function Spoken() {
  return <BrandShow t={useLabels()} />
}

const meta = { title: 'Sign-in/Brand', component: Spoken } satisfies Meta<typeof Spoken>
export default meta
type Story = StoryObj<typeof meta>

/** Six categories take turns every 3 s, three testimonials every 5 s (Spec §2 Sign-in screens). */
export const TakingTurns: Story = {
  beforeEach: () => {
    spyOn(globalThis, 'setInterval')
  },
  play: async ({ canvas }) => {
    const [services, voices] = canvas.getAllByRole('region')
    if (!services || !voices) throw new Error('there are no two shows')
    await expect(within(services).getAllByRole('button')).toHaveLength(6)
    await expect(within(voices).getAllByRole('button')).toHaveLength(3)
    await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 3000)
    await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 5000)
  },
}
