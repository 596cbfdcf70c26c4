import { expect, test } from 'vitest'
import cases from './cases/parcels.json' with { type: 'json' }
import { type Contents, judgeContents } from './contents.ts'
import { judgeAttempt, outcomeOf } from './drop-steps.ts'
import { insurancePaise, type PricedParcel, parcelRows, returnPaise, sumOfRows } from './price.ts'
import { type ParcelRate, weightClassOf } from './rates.ts'

interface RoadCase {
  readonly id: string
  readonly title: string
  readonly given: { readonly card?: ParcelRate; readonly declaredPaise?: number }
  readonly when: {
    readonly kind: string
    readonly parcel?: PricedParcel & { readonly returnMetres: number }
    readonly grams?: readonly (number | null)[]
    readonly forms?: readonly { readonly insured?: boolean; readonly declaredPaise?: number }[]
    readonly parcels?: readonly Contents[]
  }
  readonly expect: Readonly<Record<string, unknown>>
}

const rules = { waitSeconds: 300, mostAttempts: 2 }

/** What a rule says of a case; undefined for those that the database alone decides (pgTAP 4880). */
function answerOf({
  id,
  given: { card, declaredPaise },
  when,
}: RoadCase): Record<string, unknown> | undefined {
  if (id === 'parcel-05') {
    const attempt = { reason: 'nobody_there', failedBefore: 0 } as const
    const first = judgeAttempt({ ...attempt, called: false, waitedSeconds: 120 }, rules)
    const second = judgeAttempt({ ...attempt, called: true, waitedSeconds: 310 }, rules)
    const said = { wait_or_call: 'refused: wait or call first', failed: 'failed_attempt' }
    return {
      results: [
        'delivered',
        first === 'wait_or_call' ? said[first] : first,
        second === 'failed' ? said[second] : second,
        outcomeOf(['delivered', 'returning']) === undefined ? 'return leg added' : 'ended',
      ],
    }
  }
  if (when.kind === 'contents') {
    const words = {
      allowed: 'allowed',
      confirm: 'refused:confirm',
      prohibited: 'refused:prohibited',
      asked: 'asked',
    }
    return { results: when.parcels?.map((one) => words[judgeContents(one)]) }
  }
  if (!card) return undefined
  const { parcel } = when
  if (when.kind === 'classes') {
    return {
      classes: when.grams?.map((grams) => {
        const found = weightClassOf(grams, card.classes)
        return typeof found === 'string' ? `refused:${found}` : found.class
      }),
    }
  }
  if (when.kind === 'insurance') {
    return {
      insurancePaise: when.forms?.map((form) => {
        const paise = insurancePaise(card, {
          ...(declaredPaise === undefined ? {} : { declaredPaise }),
          ...form,
        })
        return paise === 'too_high' ? 'refused: above the largest declared value' : paise
      }),
    }
  }
  if (!parcel) return undefined
  if (when.kind === 'return') return { ...returnPaise(card, parcel.grams, parcel.returnMetres) }
  if (when.kind === 'story') {
    // A receiver who refuses owes nothing, and no cash was handled.
    const forwardPaise = sumOfRows(parcelRows(card, { ...parcel, payer: 'sender' }))
    const back = returnPaise(card, parcel.grams, parcel.returnMetres).returnPaise
    return {
      forwardPaise,
      returnPaise: back,
      dueFromSender: forwardPaise + back,
      dueFromReceiver: 0,
      state:
        judgeAttempt(
          { reason: 'refused', called: false, waitedSeconds: 0, failedBefore: 0, proven: true },
          rules,
        ) === 'returning'
          ? outcomeOf(['returned'])
          : 'open',
    }
  }
  const rows = parcelRows(card, parcel)
  const found = weightClassOf(parcel.grams, card.classes)
  const total = sumOfRows(rows)
  return {
    rows,
    totalPaise: total,
    class: typeof found === 'string' ? found : found.class,
    vehicles: typeof found === 'string' ? [] : found.vehicles,
    dueFromSender: parcel.payer === 'sender' ? total : 0,
    dueFromReceiver: parcel.payer === 'receiver' ? total : 0,
  }
}

/** What may be one of two answers is said so in words. */
function agrees(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string' && wanted !== found && wanted.includes(' or '))
    return wanted.split(' or ').includes(String(found))
  if (Array.isArray(wanted) && Array.isArray(found)) {
    return wanted.length === found.length && wanted.every((one, n) => agrees(found[n], one))
  }
  return JSON.stringify(found) === JSON.stringify(wanted)
}

const all: readonly RoadCase[] = JSON.parse(JSON.stringify(cases))

test.each(all.map((one) => [one.id, one.title, one] as const))('%s %s', (_, __, one) => {
  const answer = answerOf(one)
  if (answer === undefined) return expect(['codes', 'offline', 'link']).toContain(one.when.kind)
  const shared = Object.keys(answer).filter((key) => key in one.expect)
  expect(shared.length).toBeGreaterThan(0)
  for (const key of shared) {
    expect(agrees(answer[key], one.expect[key]), `${key}: ${JSON.stringify(answer[key])}`).toBe(true)
  }
})

test('a refusal without a word or a photo is none', () => {
  expect(judgeAttempt({ reason: 'refused', called: true, waitedSeconds: 900, failedBefore: 0 }, rules)).toBe(
    'refusal_unproven',
  )
})

test('the last attempt brings it back, and an order ends by what became of its drops', () => {
  expect(
    judgeAttempt({ reason: 'nobody_there', called: true, waitedSeconds: 0, failedBefore: 1 }, rules),
  ).toBe('returning')
  expect(outcomeOf(['delivered', 'returned'])).toBe('partly')
  expect(outcomeOf(['delivered', 'delivered'])).toBe('delivered')
})
