import type { ItemDecision, ItemDecisions } from '@angadi/domain/approvals/item-decisions.ts'
import { create } from 'zustand'

interface Drafts {
  /** Decisions that were not sent yet, by application. */
  readonly of: Readonly<Record<string, ItemDecisions>>
}

const NONE: ItemDecisions = {}

/**
 * Decisions that a reviewer has made and not sent, for as long as the page is open: a look at another application loses
 * none. They are not stored on the device, because notes are about people.
 */
const useDrafts = create<Drafts>()(() => ({ of: {} }))

/** The decisions about an application that were not sent yet. */
export function useItemDecisions(applicationId: string): ItemDecisions {
  return useDrafts(({ of }) => of[applicationId] ?? NONE)
}

/** Keeps what was decided about an item; undefined takes it back. */
export function setItemDecision(
  applicationId: string,
  requirement: string,
  decision: ItemDecision | undefined,
): void {
  useDrafts.setState(({ of }) => {
    const { [requirement]: _, ...rest } = of[applicationId] ?? NONE
    const kept = decision ? { ...rest, [requirement]: decision } : rest
    return { of: { ...of, [applicationId]: kept } }
  })
}

/** Forgets the decisions about some items: they were sent. */
export function forgetItemDecisions(applicationId: string, requirements: readonly string[]): void {
  for (const requirement of requirements) setItemDecision(applicationId, requirement, undefined)
}
