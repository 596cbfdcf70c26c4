import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { vendorCatalogueOptions } from '@angadi/data/vendor-products/catalogue.ts'
import { catalogImportsOptions } from '@angadi/data/vendor-products/imports.ts'
import { vendorItemOptions } from '@angadi/data/vendor-products/item.ts'
import { vendorItemsOptions } from '@angadi/data/vendor-products/items.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { sampleVendor } from '../../shared/samples.ts'
import ProductsScreen from './products-screen.tsx'
import {
  SAMPLE_ITEM_ID,
  sampleCatalogue,
  sampleGoods,
  sampleItem,
  sampleItemInFull,
  sampleItems,
} from './samples.ts'

const OWNER = '33333333-3333-4333-8333-333333333333'
const list = vendorItemsOptions('vendor', { search: '', section: undefined, state: undefined }).queryKey
/** The sheet of an item is a part of its own, fetched when it is first opened. */
const pageOf = (items: readonly unknown[]) => ({ pages: [items], pageParams: [undefined] })
const around = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor()]],
  [vendorCatalogueOptions('vendor').queryKey, sampleCatalogue],
  [vendorItemOptions('vendor', SAMPLE_ITEM_ID).queryKey, sampleItemInFull()],
  [
    vendorConsoleKeys.itemNames(SAMPLE_ITEM_ID),
    {
      names: { te: 'హైదరాబాదీ చికెన్ దమ్ బిర్యానీ' },
      descriptions: { te: 'మసాలాలో నానిన చికెన్, పాత బాస్మతి బియ్యం కలిపి దమ్ పెట్టింది.' },
    },
  ],
  [catalogImportsOptions('vendor').queryKey, []],
] as const
const store = [
  [vendorConsoleKeys.vendors(OWNER), [sampleVendor({ kind: 'grocery', name: 'Annapurna Kirana' })]],
  [list, pageOf(sampleGoods)],
  [
    vendorCatalogueOptions('vendor').queryKey,
    { ...sampleCatalogue, items: 1, expiring: 1, sections: [{ name: 'Milk', items: 1 }] },
  ],
  [
    vendorItemOptions('vendor', 'milk').queryKey,
    sampleItemInFull({
      id: 'milk',
      section: 'Milk',
      name: 'Toned milk',
      price_paise: 2800,
      mrp_paise: 3000,
      unit: '500 ml',
      tax_class: 'goods_nil',
      stock: 24,
      diet: null,
      option_groups: [],
      goods: {
        product_id: null,
        brand: 'Vijaya',
        variant: {},
        pack_size: 500,
        pack_unit: 'ml',
        sold_by: 'pack',
        origin: null,
        shelf_life_days: 2,
        storage: 'chilled',
        is_food: true,
        barcode: '8901234567890',
        return_days: 0,
        gallery: [],
      },
      batches: [
        { id: 'b1', quantity: 24, received_at: '2026-11-22T01:00:00Z', expires_on: '2099-01-01', note: null },
      ],
    }),
  ],
  [vendorConsoleKeys.itemNames('milk'), { names: {}, descriptions: {} }],
] as const

const meta = {
  title: 'Vendor/Products',
  component: ProductsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/vendor/products' },
  beforeEach: () => {
    localStorage.clear()
    useSession.setState({ ready: true, userId: OWNER, claimedRoles: ['vendor'] })
  },
} satisfies Meta<typeof ProductsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Items that are orderable, sold out until tomorrow, off, and with a stock count; a price opens where it stands. */
export const Full: Story = {
  parameters: { cache: [...around, [list, pageOf(sampleItems)]] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Paneer tikka biryani')).toBeVisible()
    await expect(canvas.getAllByRole('switch')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: /^Price of Qubani/ }))
    const field = canvas.getByRole('textbox', { name: /^Price of Qubani/ })
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await expect(await canvas.findByText(/at most ₹25,000 for food/)).toBeVisible()
    await expect(field).toHaveValue('0')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: /^Price of Qubani/ })).toHaveTextContent('₹129')
  },
}

/** Ten thousand items: only those on the screen are drawn. */
export const TenThousand: Story = {
  parameters: {
    cache: [
      ...around,
      [
        list,
        pageOf(
          Array.from({ length: 10_000 }, (_, n) =>
            sampleItem({ id: `item-${n}`, name: `Item ${n + 1}`, position: n }),
          ),
        ),
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Item 1')).toBeVisible()
    const rows = canvas.getAllByRole('listitem')
    await expect(rows.length).toBeLessThan(60)
    // Rows of 72 px with their line on a phone, 56 in a table (look.md, Vendor products).
    await expect(rows[3]?.offsetHeight).toBeLessThanOrEqual(window.innerWidth < 1024 ? 73 : 56)
  },
}

/** Several items are chosen and changed together; what is missing is said. */
export const Choosing: Story = {
  parameters: { cache: [...around, [list, pageOf(sampleItems)]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select several' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose Double ka meetha' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const sheet = await screen.findByRole('dialog', { name: 'Change 1 item' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Change 1 item' }))
    await expect(await within(sheet).findByText(/Please give a percentage/)).toBeVisible()
    await userEvent.type(within(sheet).getByRole('textbox'), '10')
    await expect(within(sheet).getByText('₹200 becomes ₹220.')).toBeVisible()
  },
}

/** One item with everything that can be changed; an empty name is refused before anything is sent. */
export const OneItem: Story = {
  parameters: {
    path: '/vendor/products?item=44444444-4444-4444-8444-444444444444',
    cache: [...around, [list, pageOf(sampleItems)]],
  },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Hyderabadi chicken dum biryani' })
    await expect(within(sheet).getByDisplayValue('Family pack')).toBeVisible()
    await userEvent.clear(within(sheet).getByRole('textbox', { name: 'Name' }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save item' }))
    await expect(await within(sheet).findByText(/The name is missing/)).toBeVisible()
  },
}

/** Goods: packs with unit price, tax, bar code, and stock by batch. */
export const OneOfAStore: Story = {
  parameters: { path: '/vendor/products?item=milk', cache: store },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Toned milk' })
    await expect(within(sheet).getByText('₹56 per l')).toBeVisible()
    await expect(within(sheet).getByRole('button', { name: 'Write off' })).toBeVisible()
  },
}

/** The sections in their order: moved, renamed, and a second one of the same name refused. */
export const Sections: Story = {
  parameters: { path: '/vendor/products?sheet=sections', cache: [...around, [list, pageOf(sampleItems)]] },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Sections' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Move Sweets up' }))
    await expect(within(sheet).getByRole('textbox', { name: 'Name of section 1' })).toHaveValue('Sweets')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add a section' }))
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Name of section 4' }), 'sweets')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save sections' }))
    await expect(await within(sheet).findByText(/a name of its own/)).toBeVisible()
  },
}

/** A file: a spreadsheet, one without columns and one with too many lines are refused with words. */
export const Importing: Story = {
  parameters: { path: '/vendor/products?sheet=import', cache: [...around, [list, pageOf(sampleItems)]] },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Import items' })
    const input = within(sheet).getByTestId('items-file')
    const problem = within(sheet).getByRole('alert', { hidden: true })
    const choose = (text: string, name = 'items.csv') =>
      userEvent.upload(input, new File([text], name, { type: 'text/csv' }))
    await choose('PK\u0003\u0004 zip')
    await waitFor(() => expect(problem).toHaveTextContent('save it as CSV'))
    await choose('section,mrp\nMains,5')
    await waitFor(() => expect(problem).toHaveTextContent('missing: name, price'))
    await choose(`section,name,price\n${'a,b,5\n'.repeat(10_001)}`)
    await waitFor(() => expect(problem).toHaveTextContent('more than 10,000 lines'))
    fireEvent.change(input, { target: { files: [new File(['x'.repeat(8_000_001)], 'huge.csv')] } })
    await waitFor(() => expect(problem).toHaveTextContent('too large'))
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

/** The header of a PNG of so many pixels, and nothing else. */
function headerOfPng(width: number, height: number): File {
  const bytes = new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0, 0, 0, 0,
    0, 8, 6, 0, 0, 0,
  ])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return new File([bytes], 'huge.png', { type: 'image/png' })
}

/** A script named .jpg, a photo of a hundred megapixels and one that is too small are refused; another one is cropped. */
export const ItemWithoutPhoto: Story = {
  parameters: OneItem.parameters ?? {},
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog')
    const file = await within(sheet).findByTestId('photo-file')
    const photo = within(sheet).getByRole('group', { name: 'Photo' })
    const problem = within(photo).getByRole('alert')
    await userEvent.upload(file, new File(['<script>alert(1)</script>'], 'no.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(problem).toHaveTextContent('not a photo'))
    await userEvent.upload(file, headerOfPng(10_000, 10_000))
    await waitFor(() => expect(problem).toHaveTextContent('too many pixels'))
    await userEvent.upload(file, await photoOf(1279, 1023))
    await waitFor(() => expect(problem).toHaveTextContent('1023'))
    await userEvent.upload(file, await photoOf(1600, 1200))
    // Zoom and left-right only: the full height is visible.
    await waitFor(() => expect(within(sheet).getAllByRole('slider')).toHaveLength(2))
    await expect(problem).toBeEmptyDOMElement()
  },
}

/** Nothing for sale yet: by hand or from a file. */
export const Empty: Story = {
  parameters: { cache: [...around, [list, pageOf([])]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing for sale yet')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { cache: around, pending: [list] } }

export const Unreachable: Story = {
  parameters: { cache: around, failed: [list] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
