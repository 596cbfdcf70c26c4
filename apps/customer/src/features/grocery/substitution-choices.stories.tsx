import { groceryKeys } from '@angadi/data/grocery/keys.ts'
import { Page } from '@angadi/ui/page/page.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { samplePack } from '../../shared/samples/grocery.ts'
import { ANANYA, signedIn } from '../../shared/samples/person.ts'
import SubstitutionChoices from './substitution-choices.tsx'

const meta = {
  title: 'Customer/Substitution choices',
  component: SubstitutionChoices,
  args: {
    lines: [
      { item_id: 'rice', name: 'Sona Masoori rice 1 kg' },
      { item_id: 'milk', name: 'Toned milk 500 ml' },
      { item_id: 'curd', name: 'Curd 400 g' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    path: '/checkout',
    cache: [
      [
        groceryKeys.choices(ANANYA),
        [
          { item_id: 'milk', prefer: 'refund', substitute_id: null, substitute: null },
          {
            item_id: 'curd',
            prefer: 'item',
            substitute_id: 'big-curd',
            substitute: { name: 'Curd', unit: '1 kg', price_paise: 8500 },
          },
        ],
      ],
      [groceryKeys.substitutes('rice', '', 'en'), [samplePack({ id: 'basmati', name: 'Basmati rice 1 kg' })]],
    ],
  },
  decorators: [
    (Story) => (
      <Page width="reading">
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => signedIn(),
} satisfies Meta<typeof SubstitutionChoices>
export default meta
type Story = StoryObj<typeof meta>

/** Each line with what is wanted where it is missing; one is changed (2.2, substitution preference per line). */
export const Remembered: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] !== 'en') return
    await expect(await canvas.findByText('Money back')).toBeVisible()
    await expect(canvas.getByText('Instead: Curd, 1 kg')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Sona Masoori/ }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(await sheet.findByRole('radio', { name: /Basmati/ })).not.toBeChecked()
    await expect(sheet.getByRole('radio', { name: /Closest match/ })).toBeChecked()
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled()
  },
}
