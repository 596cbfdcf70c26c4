import { visitPhotosOptions, visitPhotoUrlsOptions } from '@angadi/data/home-services/visit-photos.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WorkPhotos } from './work-photos.tsx'

const picture = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${fill}"/></svg>`)}`

const paths = ['order/one.webp', 'order/two.webp', 'order/three.webp']
const cache = [
  [
    visitPhotosOptions('order').queryKey,
    { before: paths.slice(0, 2), after: paths.slice(2), most: 4, may_add: [] },
  ],
  [
    visitPhotoUrlsOptions(paths).queryKey,
    new Map(paths.map((path, index) => [path, picture(['#8aa', '#a98', '#9c9'][index] ?? '')])),
  ],
]

const meta = {
  title: 'Photos/Photos of the work',
  component: WorkPhotos,
  args: { orderId: 'order' },
  parameters: { cache },
} satisfies Meta<typeof WorkPhotos>
export default meta
type Story = StoryObj<typeof meta>

/** How it was, and how it is now; a press shows a photo large. */
export const BeforeAndAfter: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('heading', { name: 'After the work' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
}

/** Without any there is nothing. */
export const None: Story = {
  parameters: {
    cache: [[visitPhotosOptions('order').queryKey, { before: [], after: [], most: 4, may_add: [] }]],
  },
}
