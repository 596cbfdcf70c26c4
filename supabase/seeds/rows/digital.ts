import { billers, categories } from '../content/digital/billers.ts'
import { circles, dishSeries, type Named, operators, series } from '../content/digital/operators.ts'
import { dishPlans, prepaidPlans, type SeedPlan, surcharge } from '../content/digital/plans.ts'
import type { Row } from '../insert-rows.ts'
import { idOf } from '../random.ts'

const KIND_ENDINGS = { mobile_prepaid: 'prepaid', mobile_postpaid: 'postpaid', dth: 'dth' } as const

const named = ({ name, hi, te }: Named) => ({ name, name_translations: { hi, te } })

/** Circles. */
export function circleRows(): Row[] {
  return circles.map((circle) => ({ code: circle.code, ...named(circle), active: true }))
}

/** Operators of all kinds. */
export function operatorRows(): Row[] {
  return operators.map(({ brand, kind, amounts, ...operator }) => ({
    code: `${brand}_${KIND_ENDINGS[kind]}`,
    kind,
    ...named(operator),
    min_paise: amounts ? amounts[0] * 100 : null,
    max_paise: amounts ? amounts[1] * 100 : null,
    fee_paise: kind === 'mobile_prepaid' ? 100 : 0,
    fee_bp: 0,
    fee_cap_paise: null,
    active: true,
  }))
}

/** Number series for detecting operators. */
export function seriesRows(): Row[] {
  return [
    ...series.map(([prefix, operator_name, circle_code]) => ({
      kind: 'mobile',
      prefix,
      operator_name,
      circle_code,
    })),
    ...dishSeries.map(([prefix, operator_name]) => ({
      kind: 'dth',
      prefix,
      operator_name,
      circle_code: null,
    })),
  ]
}

interface PlanWords {
  readonly unlimited: string
  readonly channels: string
  readonly day: string
  readonly days: string
  readonly perDay: (amount: string) => string
}

const PER_DAY = '/day'

function described({ days, data, calls, group }: SeedPlan) {
  if (group === 'talktime')
    return {
      description: `Talktime of ${calls}`,
      description_translations: { hi: `${calls} का टॉकटाइम`, te: `${calls} టాక్‌టైమ్` },
    }
  const parts = (words: PlanWords) => {
    const amount = data?.endsWith(PER_DAY) ? words.perDay(data.slice(0, -PER_DAY.length)) : data
    return [
      amount ?? (calls ? '' : words.channels),
      calls ? words.unlimited : '',
      days ? `${days} ${days === 1 ? words.day : words.days}` : '',
    ]
      .filter(Boolean)
      .join(', ')
  }
  return {
    description: parts({
      unlimited: 'unlimited calls',
      channels: 'Channels as chosen',
      day: 'day',
      days: 'days',
      perDay: (amount) => `${amount}/day`,
    }),
    description_translations: {
      hi: parts({
        unlimited: 'असीमित कॉल',
        channels: 'चुने हुए चैनल',
        day: 'दिन',
        days: 'दिन',
        perDay: (amount) => `रोज़ ${amount}`,
      }),
      te: parts({
        unlimited: 'అపరిమిత కాల్స్',
        channels: 'ఎంచుకున్న ఛానెళ్లు',
        day: 'రోజు',
        days: 'రోజులు',
        perDay: (amount) => `రోజుకు ${amount}`,
      }),
    },
  }
}

/** Plans of every prepaid and dish operator, from the beginning of time. */
export function planRows(): Row[] {
  return operators.flatMap(({ brand, kind }) => {
    if (kind === 'mobile_postpaid') return []
    const code = `${brand}_${KIND_ENDINGS[kind]}`
    return (kind === 'dth' ? dishPlans : prepaidPlans).map((plan) => ({
      id: idOf('plan', code, plan.group, plan.rupees),
      operator_code: code,
      circle_code: null,
      plan_group: plan.group,
      amount_paise: 100 * Math.max(10, plan.rupees + (plan.rupees > 150 ? (surcharge[brand] ?? 0) : 0)),
      validity_days: plan.days ?? null,
      data: plan.data ?? null,
      calls: plan.calls ?? null,
      ...described(plan),
      active: true,
      valid_from: '2026-01-01T00:00:00Z',
    }))
  })
}

/** Categories of billers. */
export function billerCategoryRows(): Row[] {
  return categories.map((category, position) => ({
    code: category.code,
    ...named(category),
    position,
    active: true,
  }))
}

/** Billers. */
export function billerRows(): Row[] {
  return billers.map(({ code, category, state, seat, fetch, rule, fee, ...biller }) => ({
    code,
    category_code: category,
    ...named(biller),
    state: state ?? null,
    seat_lat: seat?.[0] ?? null,
    seat_lng: seat?.[1] ?? null,
    bill_fetch: fetch,
    amount_rule: rule,
    min_paise: 100,
    max_paise: 10_000_000,
    fee_paise: fee[0],
    fee_bp: fee[1],
    fee_cap_paise: fee[2],
    active: true,
  }))
}

/** What each biller asks for. */
export function billerParameterRows(): Row[] {
  return billers.flatMap(({ code: biller_code, parameters }) =>
    parameters.map(({ code, name, hi, te, kind, lengths, pattern, hint }, index) => ({
      biller_code,
      position: index + 1,
      code,
      label: name,
      label_translations: { hi, te },
      kind,
      min_length: lengths[0],
      max_length: lengths[1],
      pattern: pattern ?? null,
      hint: hint?.name ?? null,
      hint_translations: hint ? { hi: hint.hi, te: hint.te } : {},
    })),
  )
}
