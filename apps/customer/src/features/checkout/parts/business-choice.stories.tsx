import { businessKeys } from '@angadi/data/businesses/businesses.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ANANYA, signedIn } from '../../../shared/samples/person.ts'
import BusinessChoice from './business-choice.tsx'

const saved = [
  {
    id: 'traders',
    gstin: '36AAACG0000A1ZT',
    legal_name: 'Sri Lakshmi Traders',
    address: '4-1-22 Abids Road, Hyderabad 500001',
  },
  {
    id: 'mills',
    gstin: '29AAACG0000A1ZO',
    legal_name: 'Cauvery Handloom Mills Private Limited',
    address: '12 Gandhi Bazaar Main Road, Bengaluru 560004',
  },
]

const meta = {
  title: 'Customer/Checkout/BusinessChoice',
  component: BusinessChoice,
  args: { value: undefined, onChange: fn() },
  parameters: { cache: [[businessKeys.of(ANANYA), saved]] },
  beforeEach: () => {
    signedIn()
  },
} satisfies Meta<typeof BusinessChoice>
export default meta
type Story = StoryObj<typeof meta>

/** One of several is chosen. */
export const Several: Story = {
  args: { value: 'traders' },
  play: async ({ canvas, globals, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Cauvery/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('mills')
    if (globals['language'] !== 'en') return
    await userEvent.click(canvas.getByRole('radio', { name: 'No business' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('button', { name: 'Remove Sri Lakshmi Traders' })).toBeVisible()
  },
}

/** The first one: its number is checked while it is typed. */
export const First: Story = {
  parameters: { cache: [[businessKeys.of(ANANYA), []]] },
  play: async ({ canvas, globals, userEvent }) => {
    if (globals['language'] !== 'en') return
    const number = await canvas.findByRole('textbox', { name: /GST number/ })
    await userEvent.type(number, '36aaacg 0000a1z')
    await expect(number).not.toBeInvalid()
    await userEvent.type(number, 'x')
    await expect(number).toHaveAccessibleDescription(/typing mistake/)
    await userEvent.type(number, '{Backspace}t')
    await expect(number).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Save and use' }))
    await expect(canvas.getByRole('textbox', { name: /Registered name/ })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: /Registered address/ })).toBeInvalid()
  },
}
