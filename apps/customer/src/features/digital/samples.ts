import type { Biller, BillerCategory } from '@angadi/data/digital/billers.ts'
import type { FetchedBill } from '@angadi/data/digital/bills.ts'
import { digitalKeys } from '@angadi/data/digital/keys.ts'
import type { Circle, Operator } from '@angadi/data/digital/operators.ts'
import type { DigitalPayment } from '@angadi/data/digital/payment.ts'
import type { DigitalQuote } from '@angadi/data/digital/quote.ts'
import type { RechargePlan } from '@angadi/data/digital/recharge.ts'
import type { SavedBiller } from '@angadi/data/digital/saved-billers.ts'
import type { PaymentViewProps } from './payment-view.tsx'

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
  description_translations: { hi: 'रोज़ 1.5 GB, असीमित कॉल, 28 दिन', te: 'రోజుకు 1.5 GB, అపరిమిత కాల్స్, 28 రోజులు' },
})

/** The plans of stories. */
export const plans = [plan('one', 299, 'popular'), plan('two', 349, 'popular'), plan('three', 22, 'data')]
/** Operators and circles as they are in the cache. */
export const known = [
  [digitalKeys.operators, operators],
  [digitalKeys.circles, circles],
] as const

/** The categories of stories. */
export const categories: readonly BillerCategory[] = [
  { code: 'electricity', name: 'Electricity', name_translations: { hi: 'बिजली', te: 'కరెంట్' } },
  { code: 'water', name: 'Water', name_translations: { hi: 'पानी', te: 'నీళ్లు' } },
  { code: 'gas', name: 'Gas cylinder', name_translations: { hi: 'गैस सिलेंडर', te: 'గ్యాస్ సిలిండర్' } },
]

/** An electricity board that takes exactly what is billed. */
export const power: Biller = {
  code: 'tgspdcl',
  category_code: 'electricity',
  name: 'Southern Power Distribution Company of Telangana',
  name_translations: { hi: 'तेलंगाना दक्षिणी विद्युत वितरण कंपनी', te: 'తెలంగాణ దక్షిణ విద్యుత్ పంపిణీ సంస్థ' },
  state: 'Telangana',
  bill_fetch: 'required',
  amount_rule: 'exact',
  min_paise: 100,
  max_paise: 10_000_000,
  fee_paise: 0,
  fee_bp: 0,
  fee_cap_paise: null,
  parameters: [
    {
      code: 'unique_service_number',
      label: 'Unique service number',
      label_translations: { hi: 'यूनिक सर्विस नंबर', te: 'యూనిక్ సర్వీస్ నంబర్' },
      kind: 'numeric',
      min_length: 9,
      max_length: 9,
      pattern: null,
      hint: 'Nine digits, at the top of the bill',
      hint_translations: { hi: 'नौ अंक, बिल पर सबसे ऊपर', te: 'తొమ్మిది అంకెలు, బిల్లు పైభాగంలో' },
    },
  ],
}

/** A gas distributor that takes any amount, with or without a bill. */
export const gas: Biller = {
  ...power,
  code: 'bharat_gas',
  category_code: 'gas',
  name: 'Bharat Gas',
  name_translations: { hi: 'भारत गैस', te: 'భారత్ గ్యాస్' },
  state: null,
  bill_fetch: 'optional',
  amount_rule: 'any',
  fee_paise: 200,
}

/** The id of the bill in stories. */
export const BILL_ID = '33333333-3333-4333-8333-333333333333'

/** A bill that has come. */
export const bill: FetchedBill = {
  id: BILL_ID,
  biller_code: 'tgspdcl',
  parameters: { unique_service_number: '103456789' },
  status: 'fetched',
  amount_paise: 124_050,
  min_paise: null,
  due_on: '2026-11-30',
  bill_date: '2026-11-12',
  bill_number: 'SIM-456789',
  customer_name: 'K. Anjali',
  failure_code: null,
  expires_at: '2026-11-22T12:00:00Z',
}

/** The saved billers of stories. */
export const saved: readonly SavedBiller[] = [
  {
    id: '44444444-4444-4444-8444-444444444444',
    biller_code: 'tgspdcl',
    biller_name: power.name,
    biller_name_translations: power.name_translations,
    category_code: 'electricity',
    parameters: { unique_service_number: '103456789' },
    target: '103456789',
    nickname: 'Home',
    due_on: '2026-11-30',
    last_bill_paise: 124_050,
    remind: true,
    active: true,
  },
  {
    id: '55555555-5555-4555-8555-555555555555',
    biller_code: 'bharat_gas',
    biller_name: gas.name,
    biller_name_translations: gas.name_translations,
    category_code: 'gas',
    parameters: { unique_service_number: '998877665' },
    target: '998877665',
    nickname: null,
    due_on: null,
    last_bill_paise: null,
    remind: false,
    active: true,
  },
]

/** The price of a recharge for ₹299. */
export const quote: DigitalQuote = {
  quote_id: '66666666-6666-4666-8666-666666666666',
  placeable: true,
  problems: [],
  orders: [{ vendor_name: 'Airtel', lines: [{ name: 'Airtel ••••2345' }] }],
  totals: {
    charges: [
      { code: 'face_value', amount_paise: 29_900 },
      { code: 'convenience_fee', amount_paise: 100 },
      { code: 'tax', tax_class: 'convenience', rate_bp: 1800, base_paise: 100, amount_paise: 18 },
    ],
    total_paise: 30_018,
  },
  wallet_balance_paise: 250_000,
  wallet_part_paise: 30_018,
  payment_methods: ['wallet'],
}

/** The id of the order in stories. */
export const ORDER_ID = '77777777-7777-4777-8777-777777777777'

/** A recharge that has succeeded. */
export const payment: DigitalPayment = {
  order_id: ORDER_ID,
  service: 'recharge',
  name: 'Airtel',
  name_translations: { hi: 'एयरटेल', te: 'ఎయిర్‌టెల్' },
  circle: { name: 'Andhra Pradesh & Telangana', name_translations: { te: 'ఆంధ్రప్రదేశ్, తెలంగాణ' } },
  plan: {
    name: '1.5 GB/day, unlimited calls, 28 days',
    name_translations: { te: 'రోజుకు 1.5 GB, అపరిమిత కాల్స్, 28 రోజులు' },
  },
  target_masked: '••••2345',
  target: '9849012345',
  amount_paise: 29_900,
  state: 'success',
  state_since: '2026-11-21T13:31:00Z',
  deadline_at: '2026-11-21T14:00:00Z',
  provider_reference: 'SIM7F3A09C1',
  failure_code: null,
  created_at: '2026-11-21T13:30:00Z',
  bill: null,
  to_save: null,
  complaints: [],
}

/** The order of a payment, as the tracking screen has it. */
export const tracking: PaymentViewProps['tracking'] = {
  order: {
    id: ORDER_ID,
    order_number: 'HYD-261121-0042',
    charges: quote.totals.charges,
    total_paise: 30_018,
    refund_paise: 0,
    payment_method: 'wallet',
    created_at: '2026-11-21T13:30:00Z',
  },
  detail: payment,
}
