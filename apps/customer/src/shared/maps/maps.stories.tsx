import HeatMap from '@angadi/location/heat-map.tsx'
import { stubNoWebGl } from '@angadi/location/test-webgl.ts'
import TiltedMap from '@angadi/location/tilted-map.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const pickup = { lat: 17.4483, lng: 78.3915 }
const drop = { lat: 17.3616, lng: 78.4747 }

const meta = {
  title: 'Customer/Maps',
  component: TiltedMap,
  args: {
    label: 'The way from Madhapur to Charminar',
    markers: [
      { key: 'pickup', kind: 'me', at: pickup, label: 'You' },
      { key: 'courier', kind: 'courier', at: { lat: 17.43, lng: 78.41 }, label: 'Ravi' },
      { key: 'drop', kind: 'drop', at: drop, label: 'Charminar' },
    ],
    route: [pickup, { lat: 17.42, lng: 78.43 }, drop],
    unavailable: 'The map can’t be shown on this device.',
    inWords: ['Madhapur', 'Charminar, 18.3 km'],
  },
} satisfies Meta<typeof TiltedMap>
export default meta
type Story = StoryObj<typeof meta>

/** The way at an angle; screen readers get it in words. */
export const Tilted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /Madhapur/ })).toBeInTheDocument()
  },
}

/** Without WebGL2 the way is told stop by stop. */
export const TiltedWithoutMap: Story = {
  beforeEach: stubNoWebGl,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Charminar, 18.3 km')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

const heat = (
  <HeatMap
    label="Where rides are asked for"
    cells={[
      { ...pickup, count: 12 },
      { ...drop, count: 4 },
    ]}
    inWords={['Madhapur: 12 rides', 'Charminar: 4 rides']}
    unavailable="The map can’t be shown on this device."
  />
)

/** Demand as warm spots, with the same as a list. */
export const Heat: Story = {
  render: () => heat,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Madhapur: 12 rides')).toBeVisible()
  },
}

/** Without WebGL2 the list alone. */
export const HeatWithoutMap: Story = {
  beforeEach: stubNoWebGl,
  render: () => heat,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Charminar: 4 rides')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
