import { digitalKeys } from '@angadi/data/digital/keys.ts'
import type { Circle, Operator } from '@angadi/data/digital/operators.ts'
import type { RechargePlan } from '@angadi/data/digital/recharge.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { guest, signedIn } from '../../shared/samples/person.ts'
import RechargeScreen from './recharge-screen.tsx'

const fee = { fee_paise: 100, fee_bp: 0, fee_cap_paise: null }
const plansOnly = { min_paise: null, max_paise: null }
const operators: readonly Operator[] = [
  {
    code: 'airtel_prepaid',
    kind: 'mobile_prepaid',
    name: 'Airtel',
    name_translations: { hi: 'एयरटेल', te: 'ఎయిర్‌టెల్' },
    ...plansOnly,
    ...fee,
  },
  {
    code: 'jio_prepaid',
    kind: 'mobile_prepaid',
    name: 'Jio',
    name_translations: { hi: 'जियो', te: 'జియో' },
    ...plansOnly,
    ...fee,
  },
  {
    code: 'tataplay_dth',
    kind: 'dth',
    name: 'Tata Play',
    name_translations: { hi: 'टाटा प्ले', te: 'టాటా ప్లే' },
    min_paise: 10_000,
    max_paise: 500_000,
    ...fee,
  },
]
const circles: readonly Circle[] = [
  {
    code: 'ap',
    name: 'Andhra Pradesh & Telangana',
    name_translations: { hi: 'आंध्र प्रदेश और तेलंगाना', te: 'ఆంధ్రప్రదేశ్, తెలంగాణ' },
  },
  { code: 'ka', name: 'Karnataka', name_translations: { hi: 'कर्नाटक', te: 'కర్ణాటక' } },
]
const plan = (id: string, rupees: number, group: RechargePlan['plan_group']): RechargePlan => ({
  id,
  plan_group: group,
  amount_paise: rupees * 100,
  validity_days: 28,
  data: '1.5 GB/day',
  calls: 'Unlimited',
  description: '1.5 GB/day, unlimited calls, 28 days',
  description_translations: { hi: '1.5 GB/day, असीमित कॉल, 28 दिन', te: '1.5 GB/day, అపరిమిత కాల్స్, 28 రోజులు' },
})
const plans = [plan('one', 299, 'popular'), plan('two', 349, 'popular'), plan('three', 22, 'data')]
const known = [
  [digitalKeys.operators, operators],
  [digitalKeys.circles, circles],
]

const meta = {
  title: 'Customer/Digital/Recharge',
  component: RechargeScreen,
  tags: ['screen'],
  args: { onReview: fn() },
  parameters: { layout: 'fullscreen', path: '/digital/mobile-recharge' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof RechargeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing typed yet, by somebody who only looks around. */
export const Empty: Story = { parameters: { cache: known }, beforeEach: () => guest() }

/** The operator is suggested, a plan chosen, and the fee shown before anything is paid. */
export const PlanChosen: Story = {
  parameters: {
    cache: [
      ...known,
      [
        digitalKeys.detected('9849012345', 'mobile_prepaid'),
        { operator: 'airtel_prepaid', circle: 'ap', sure: false },
      ],
      [digitalKeys.plans('airtel_prepaid', 'ap'), plans],
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '98490 12345')
    await userEvent.click(await canvas.findByRole('radio', { name: /299/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /299/ }))
    await expect(args.onReview).toHaveBeenCalledWith({
      service: 'recharge',
      operator: 'airtel_prepaid',
      circle: 'ap',
      number: '9849012345',
      plan_id: 'one',
    })
  },
}

/** A number that is none is named once its field is left, and nothing can be reviewed. */
export const WrongNumber: Story = {
  parameters: { cache: known },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '12345')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/./)
    await expect(field).toBeInvalid()
  },
}

export const Unreachable: Story = { parameters: { failed: [digitalKeys.operators, digitalKeys.circles] } }
