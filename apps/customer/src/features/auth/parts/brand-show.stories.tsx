import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { useLabels } from '../use-labels.ts'
import { BrandShow, SHOWN_SERVICES } from './brand-show.tsx'
import { Showcase } from './showcase.tsx'

function Spoken() {
  return <BrandShow t={useLabels()} />
}

const meta = { title: 'Sign-in/Brand', component: Spoken } satisfies Meta<typeof Spoken>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Open categories change every 3 s, the three testimonials every 5 s (Spec §2 Sign-in screens).
 */
export const TakingTurns: Story = {
  beforeEach: () => {
    spyOn(globalThis, 'setInterval')
  },
  play: async ({ canvas }) => {
    const [services, voices] = canvas.getAllByRole('region')
    if (!services || !voices) throw new Error('there are no two shows')
    // Five of the six: what is not sold yet is not advertised.
    await expect(within(services).getAllByRole('button')).toHaveLength(5)
    await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 3000)
    await expect(within(voices).getAllByRole('button')).toHaveLength(3)
    await expect(setInterval).toHaveBeenCalledWith(expect.any(Function), 5000)
  },
}

function areaOf(text: Node): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  const { width, height } = range.getBoundingClientRect()
  return width * height
}

/** Browsers take a later service for the largest paint of the page where its text is larger than the first one's. */
export const NoneLargerThanTheFirst: Story = {
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    const texts = [...canvasElement.querySelectorAll('section:first-of-type p > span:last-child')]
    await expect(texts).toHaveLength(SHOWN_SERVICES.length)
    const [first = 0, ...later] = texts.map(areaOf)
    await expect(Math.max(...later)).toBeLessThanOrEqual(first)
  },
}

/** A single one does not change and offers no choice (Spec §2 Sign-in screens). */
export const Single: Story = {
  render: () => (
    <Showcase
      label="Services"
      chooseLabel="Choose"
      everyMs={3000}
      slides={[{ key: 'food', label: 'Food', content: <p>Food</p> }]}
    />
  ),
  beforeEach: () => {
    spyOn(globalThis, 'setInterval')
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Food')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(setInterval).not.toHaveBeenCalledWith(expect.any(Function), 3000)
  },
}
