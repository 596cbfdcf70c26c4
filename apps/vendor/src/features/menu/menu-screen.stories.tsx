import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { menuOptions } from '@angadi/data/vendors/menu.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleDish, sampleMenu, sampleVendor } from '../../shared/samples.ts'
import MenuScreen from './menu-screen.tsx'

const OWNER = '33333333-3333-4333-8333-333333333333'
const menu = menuOptions('vendor').queryKey
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor()]],
  [vendorConsoleKeys.stock('vendor'), { qubani: 3 }],
  [vendorConsoleKeys.itemNames('biryani'), { te: 'హైదరాబాదీ చికెన్ దమ్ బిర్యానీ' }],
] as const

const meta = {
  title: 'Vendor/Menu',
  component: MenuScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/products' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof MenuScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Items that are orderable, sold out until tomorrow, off, and with a stock count. */
export const Full: Story = {
  parameters: { cache: [...around, [menu, sampleMenu]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paneer tikka biryani')).toBeVisible()
    await expect(canvas.getAllByRole('switch')).toHaveLength(4)
  },
}

/** One item with its options and stock. */
export const OneItem: Story = {
  parameters: { path: '/vendor/products?item=biryani', cache: [...around, [menu, sampleMenu]] },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Family pack')
  },
}

/** A photo of the given size, as a camera makes it. */
async function photoOf(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = 'rgb(180 90 20)'
  pen.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'dish.jpg', { type: 'image/jpeg' })
}

/** No photo yet: other files and photos that are too small are refused, one that is large enough is cropped. */
export const ItemWithoutPhoto: Story = {
  parameters: OneItem.parameters ?? {},
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog')
    const file = await within(sheet).findByTestId('photo-file')
    await userEvent.upload(file, new File(['no photo'], 'no.jpg', { type: 'image/jpeg' }))
    const problem = await within(sheet).findByRole('alert')
    await waitFor(() => expect(problem).not.toBeEmptyDOMElement())
    await userEvent.upload(file, await photoOf(1279, 1023))
    await waitFor(() => expect(problem).toHaveTextContent('1023'))
    await userEvent.upload(file, await photoOf(1600, 1200))
    // Zoom and left-right only: the full height is visible.
    await waitFor(() => expect(within(sheet).getAllByRole('slider')).toHaveLength(2))
    await expect(problem).toBeEmptyDOMElement()
  },
}

/** The vendor's own photo, with a button to remove it. */
export const ItemWithPhoto: Story = {
  parameters: {
    path: '/vendor/products?item=biryani',
    cache: [
      ...around,
      [
        menu,
        [
          {
            section: 'Biryani',
            section_name: 'Biryani',
            items: [sampleDish({ picture: 'vendor/biryani/photo.webp' })],
          },
        ],
      ],
    ],
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog')
    await expect(within(sheet).getByRole('button', { name: 'Remove the photo' })).toBeVisible()
  },
}

/** The menu has no items yet. */
export const Empty: Story = { parameters: { cache: [...around, [menu, []]] } }

export const Loading: Story = { parameters: { cache: around, pending: [menu] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [menu] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
