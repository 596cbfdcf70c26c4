import type { RechargePlan } from '@angadi/data/digital/recharge.ts'
import { create } from 'zustand'

/** What has been entered for a recharge. */
export interface RechargeDraft {
  /** The number as typed. */
  readonly typed: string
  /** Chosen instead of what was suggested. */
  readonly operator?: string | undefined
  readonly circle?: string | undefined
  readonly plan?: RechargePlan | undefined
  /** In paise, where no plan was chosen. */
  readonly amount?: number | undefined
}

interface DigitalDraft {
  readonly recharge: RechargeDraft
  /** What has been entered for a bill, by biller and parameter. */
  readonly bills: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const NOTHING: DigitalDraft = { recharge: { typed: '' }, bills: {} }

/** What a customer has entered, kept while the app is open, so that signing in does not lose it. */
export const useDigitalDraft = create<DigitalDraft>(() => NOTHING)

/** Changes what has been entered for a recharge. */
export function changeRecharge(change: Partial<RechargeDraft>): void {
  useDigitalDraft.setState(({ recharge }) => ({ recharge: { ...recharge, ...change } }))
}

/** Changes what has been entered for a biller. */
export function changeBill(biller: string, values: Readonly<Record<string, string>>): void {
  useDigitalDraft.setState(({ bills }) => ({ bills: { ...bills, [biller]: values } }))
}

/** Forgets everything, once it has been paid. */
export function forgetDigitalDraft(): void {
  useDigitalDraft.setState(NOTHING)
}
