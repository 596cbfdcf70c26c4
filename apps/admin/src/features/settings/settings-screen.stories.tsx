import { adminKeys } from '@angadi/data/admin-console/keys.ts'
import type { AdminSurcharge } from '@angadi/data/admin-console/surcharges.ts'
import { settingKeys } from '@angadi/data/settings/keys.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import SettingsScreen from './settings-screen.tsx'

const setting = (
  category: string,
  setting_key: string,
  setting_value: unknown,
  description: string,
  unit: string | null = null,
) => ({
  category,
  setting_key,
  setting_value,
  description,
  is_public: category !== 'money',
  updated_at: '2026-11-21T10:00:00Z',
  unit,
  minimum: typeof setting_value === 'number' ? 0 : null,
  maximum: typeof setting_value === 'number' ? 10_000 : null,
})

const SETTINGS = [
  setting('access', 'guest_browsing_enabled', true, 'Guests may browse the home screen.'),
  setting('marketing', 'claim_users', '10M+', 'Stated number of users on the sign-in screen.'),
  setting(
    'money',
    'franchise_share_bp',
    1000,
    'Share of the platform’s part that a franchise gets.',
    'basis_points',
  ),
  setting('delivery', 'courier_base_pay_paise', 2500, 'Pay of a delivery up to the base distance.', 'paise'),
  setting('of_a_newer_server', 'discover_filters', ['sushi', 'hotpot'], 'Filters shown at first.'),
]

const SURCHARGES: readonly AdminSurcharge[] = [
  {
    id: 'peak',
    region_slug: null,
    reason: 'peak',
    amount_paise: null,
    rate_bp: 2000,
    valid_to: null,
    weekdays: [5, 6],
    from_time: '19:00:00',
    to_time: '21:30:00',
    added_by: null,
  },
  {
    id: 'rain',
    region_slug: 'hyderabad',
    reason: 'rain',
    amount_paise: 1500,
    rate_bp: null,
    valid_to: '2026-11-22T14:00:00Z',
    weekdays: null,
    from_time: null,
    to_time: null,
    added_by: 'Meera Rao',
  },
]

const meta = {
  title: 'Admin/Settings',
  component: SettingsScreen,
  tags: ['screen'],
  parameters: {
    cache: [
      [settingKeys.every, SETTINGS],
      [adminKeys.regions, [{ id: 'hyd', slug: 'hyderabad', name: 'Hyderabad' }]],
      [adminKeys.surcharges, SURCHARGES],
    ],
  },
} satisfies Meta<typeof SettingsScreen>
export default meta

/** By category, each with the editor of its type; an invalid number is reported at once (Spec §7 app_settings). */
export const ByCategory: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals['language'] === 'en')
      await expect(canvas.getByRole('heading', { name: 'Access' })).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeChecked()
    const field = canvas.getByDisplayValue('10')
    await expect(field.parentElement).toHaveTextContent('%')
    await userEvent.clear(field)
    await userEvent.type(field, 'many{Enter}')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    if (globals['language'] !== 'en') return
    await expect(canvas.getByText('Rain: ₹15 · Hyderabad')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rain on' }))
    await expect(await canvas.findByText('Choose a region')).toBeVisible()
    await expect(field).toHaveAccessibleName('Franchise share')
    await expect(await canvas.findByText('Enter a number')).toBeVisible()
  },
}

/** Money is typed in rupees and kept in paise; the range is told beside the field, and what breaks it at once (Spec §7 app_settings). */
export const OutOfRange: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByDisplayValue('25')
    await expect(field.parentElement).toHaveTextContent('₹')
    for (const [typed, told] of [
      ['-1', 'Enter a number from 0 to 100'],
      ['100.01', 'Enter a number from 0 to 100'],
      ['10.555', 'Use fewer decimals'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${typed}{Enter}`)
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      if (globals['language'] !== 'en') continue
      await expect(await canvas.findByText(told)).toBeVisible()
      await expect(field).toHaveAccessibleDescription(expect.stringContaining('From 0 to 100'))
    }
  },
}
