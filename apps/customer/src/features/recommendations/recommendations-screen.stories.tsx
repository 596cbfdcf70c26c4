import { forYouOptions } from '@angadi/data/discovery/for-you.ts'
import { discoveryKeys } from '@angadi/data/discovery/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ANANYA, MADHAPUR, signedIn } from '../../shared/samples/person.ts'
import { sampleSuggestions } from '../../shared/samples/search.ts'
import RecommendationsScreen from './recommendations-screen.tsx'

const list = forYouOptions(ANANYA, MADHAPUR, 'en').queryKey
const allowed = [discoveryKeys.personal(ANANYA), true] as const

const meta = {
  title: 'Customer/Recommendations',
  component: RecommendationsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/recommendations' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof RecommendationsScreen>
export default meta
type Story = StoryObj<typeof meta>

const REASONS = [
  'You ordered this 3 times',
  'Often bought with Chicken Biryani',
  'Popular in the evening',
  '12 orders near you this month',
  'A bestseller here',
]

/** Every suggestion says why (Spec §2 /recommendations). */
export const Full: Story = {
  parameters: { cache: [allowed, [list, sampleSuggestions]] },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    const suggested = await canvas.findAllByRole('listitem')
    await expect(suggested).toHaveLength(REASONS.length)
    for (const [index, reason] of REASONS.entries()) await expect(suggested[index]).toHaveTextContent(reason)
  },
}

/** The customer wants none, and may change their mind. */
export const SwitchedOff: Story = {
  parameters: {
    cache: [
      [discoveryKeys.personal(ANANYA), false],
      [list, []],
    ],
  },
  play: async ({ canvas, globals }) => {
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('button', { name: 'Turn suggestions on' })).toBeVisible()
  },
}

/** Nothing is open. */
export const None: Story = { parameters: { cache: [allowed, [list, []]] } }

/** They could not be loaded. */
export const Unreachable: Story = {
  parameters: { cache: [allowed], failed: [list] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
