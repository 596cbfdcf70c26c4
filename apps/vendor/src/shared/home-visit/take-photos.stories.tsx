import {
  type VisitPhotos,
  visitPhotosOptions,
  visitPhotoUrlsOptions,
} from '@angadi/data/home-services/visit-photos.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TakePhotos } from './take-photos.tsx'

const picture = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${fill}"/></svg>`)}`

const key = visitPhotosOptions('order').queryKey
const photos: VisitPhotos = {
  before: ['order/one.webp', 'order/two.webp'],
  after: ['order/three.webp'],
  most: 4,
  may_add: ['before', 'after'],
}
const urls = new Map([
  ['order/one.webp', picture('#8aa')],
  ['order/two.webp', picture('#a98')],
  ['order/three.webp', picture('#9c9')],
])
const around = (changes: Partial<VisitPhotos> = {}) => {
  const shown = { ...photos, ...changes }
  return [
    [key, shown],
    [visitPhotoUrlsOptions([...shown.before, ...shown.after]).queryKey, urls],
  ]
}

const meta = {
  title: 'Vendor/Photos of the work',
  component: TakePhotos,
  args: { orderId: 'order' },
  parameters: { cache: around() },
} satisfies Meta<typeof TakePhotos>
export default meta
type Story = StoryObj<typeof meta>

/** While the work goes on both sides are photographed, four of each. */
export const Taking: Story = {
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('list', { name: 'Before the work' })).toBeVisible()
    await expect(canvas.getByText('2 more are possible')).toBeVisible()
    await expect(canvas.getByText('3 more are possible')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Add a photo' })).toHaveLength(2))
  },
}

/** Once it is done, how it was is evidence; how it is now can still be added. */
export const JustDone: Story = {
  parameters: { cache: around({ may_add: ['after'] }) },
  play: async ({ canvas, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByRole('button', { name: 'Add a photo' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(1)
  },
}

export const NoneYet: Story = { parameters: { cache: around({ before: [], after: [] }) } }
export const LongDone: Story = { parameters: { cache: around({ may_add: [] }) } }
export const Loading: Story = { parameters: { cache: [], pending: [key] } }
export const Unreachable: Story = {
  parameters: { cache: [], failed: [key] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
