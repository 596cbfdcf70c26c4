import { readFileSync } from 'node:fs'
import type { RideCard, RideRange, RideWay } from './fare.ts'
import type { RideWait } from './final-fare.ts'

interface WrittenWay {
  metres: number
  seconds: number
  start: string
  surgeBps?: number
  stops?: number
  waits?: RideWait[]
  tolls?: { paise: number; chargeable?: boolean }[]
  discountPaise?: number
  pay?: string
}

type Rows = Record<string, number>

interface ExpectedQuote {
  expectedPaise: number
  fromPaise: number
  capPaise: number
  rows: Rows
  law: { basePaise: number; lowPaise: number; highPaise: number }
}

/** One of the cases of `cases/fares.json`; `when.kind` says which of the fields it has. */
export interface FareCase {
  id: string
  title: string
  given: {
    card: RideCard
    range: RideRange
    quoted: WrittenWay
    quoteExpectedPaise: number
    policy: FeePolicy
  }
  when: {
    kind: string
    actual: WrittenWay
    changes?: { quoted: WrittenWay }[]
    trip: { metres: number; seconds: number }
    starts: string[]
  }
  expect: {
    quote: ExpectedQuote
    requotes?: ExpectedQuote[]
    final: {
      rows: Rows
      totalPaise: number
      driver: { fareSharePaise: number; tollPaise: number; floorPaise: number }
      platform: { commissionPaise: number }
    }
    expectedPaise: number[]
    nightPaise: number[]
    outcomes: { feePaise: number }[]
  }
}

interface FeePolicy {
  bps: number
  maxPaise: number
}

/** The cases of a kind, as they were given. */
export function fareCases(kind: string): FareCase[] {
  const all: FareCase[] = JSON.parse(readFileSync(new URL('./cases/fares.json', import.meta.url), 'utf8'))
  return all.filter(({ when }) => when.kind === kind)
}

/** A written way as the rule takes it. */
export function wayOf(written: WrittenWay): RideWay {
  return { ...written, start: new Date(written.start) }
}
