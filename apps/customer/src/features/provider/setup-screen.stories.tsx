import { applicationKeys } from '@angadi/data/applications/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { sampleApplication } from '../../shared/samples/applications.ts'
import { signedIn } from '../../shared/samples/person.ts'
import { sampleSetup } from '../../shared/samples/shop-setup.ts'
import SetupScreen from './setup-screen.tsx'

const { id } = sampleApplication()
const key = applicationKeys.setup(id)

const items = `/provider/shop-setup/${id}?part=items`

const meta = {
  title: 'Customer/Provider/Shop setup',
  tags: ['screen'],
  component: SetupScreen,
  parameters: {
    path: `/provider/shop-setup/${id}`,
    route: '/provider/shop-setup/:applicationId',
    layout: 'fullscreen',
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof SetupScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Hours and dishes; a dish opens to be changed, and what is wrong with it stands at its field. */
export const Restaurant: Story = {
  parameters: { cache: [[key, sampleSetup()]] },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('radio'))[1] ?? document.body)
    await expect(await canvas.findByText('Egg dosa')).toBeVisible()
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText(/Customers see it once you are approved/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Egg dosa/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Change this dish' }))
    await expect(sheet.getByRole('combobox', { name: /Category/ })).toHaveValue('Tiffins')
    const price = sheet.getByRole('textbox', { name: /Price/ })
    await userEvent.clear(price)
    await userEvent.type(price, '-5')
    await userEvent.click(sheet.getByRole('button', { name: 'Keep this' }))
    await expect(price).toBeInvalid()
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: 'Opening hours' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Same as Monday every day' }))
    await expect(canvas.getByRole('button', { name: 'Keep these hours' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.queryByRole('button', { name: 'Keep these hours' })).toBeNull()
  },
}

const MENU =
  'Section,Name,Price,Diet\nTiffins,Pesarattu,70,veg\nTiffins,Upma,-30,veg\nTiffins,Pongal,60,fish\nTiffins,Vada,35,veg\n'

/** A file: every row, and what is wrong with it, before anything is kept. */
export const FromFile: Story = {
  parameters: {
    path: items,
    cache: [[key, sampleSetup()]],
  },
  play: async ({ canvas, globals, userEvent }) => {
    await canvas.findByText('Egg dosa')
    const [open] = canvas.getAllByRole('button').filter((one) => one.querySelector('.lucide-file-up'))
    if (!open) throw new Error('there is no button for a file')
    await userEvent.click(open)
    await userEvent.upload(
      await screen.findByTestId('items-file'),
      new File([MENU], 'menu.csv', { type: 'text/csv' }),
    )
    await expect(await screen.findByText('Pesarattu')).toBeVisible()
    if (globals['language'] !== 'en') return
    const sheet = within(screen.getByRole('dialog', { name: 'Add from a file' }))
    await expect(sheet.getByRole('status')).toHaveTextContent('2 rows are fine · 2 rows are not possible')
    await expect(sheet.getAllByRole('listitem')[0]).toHaveTextContent(/Upma.*-30/)
    await expect(sheet.getByRole('button', { name: 'Keep 2 items' })).toBeEnabled()
  },
}

/** A shop without anything yet. */
export const Shop: Story = {
  parameters: {
    path: items,
    cache: [[key, sampleSetup({ sells: 'goods', version: 0, name: 'Ananya Stores', hours: [], items: [] })]],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a product' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a product' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Keep this' }))
    await expect(sheet.getByRole('textbox', { name: /Name/ })).toBeInvalid()
    await expect(sheet.getByRole('textbox', { name: /Price/ })).toBeInvalid()
    await expect(sheet.getByRole('textbox', { name: /Pack/ })).toBeVisible()
  },
}

/** A salon: services with minutes and prices. */
export const Salon: Story = {
  parameters: {
    path: items,
    cache: [
      [
        key,
        sampleSetup({
          sells: 'services',
          name: 'Rekha Beauty Parlour and Bridal Studio',
          items: [
            { section: 'Hair', name: 'Haircut', price_paise: 20_000, minutes: [30] },
            { name: 'Bridal make-up with draping and flowers', price_paise: 1_250_000, minutes: [180] },
          ],
        }),
      ],
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a service' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a service' }))
    const minutes = sheet.getByRole('textbox', { name: /How long/ })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '4')
    await userEvent.click(sheet.getByRole('button', { name: 'Keep this' }))
    await expect(minutes).toBeInvalid()
    await expect(sheet.getByText('5 to 720 minutes.')).toBeVisible()
  },
}

/** Decided meanwhile: the vendor's own screens are the way. */
export const Decided: Story = {
  parameters: { cache: [[key, sampleSetup({ state: 'approved', may_save: false, hours: [], items: [] })]] },
}

export const Loading: Story = { parameters: { pending: [key] } }
export const Failed: Story = { parameters: { cache: [], failed: [key] } }
