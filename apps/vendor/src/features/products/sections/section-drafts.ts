import type { SectionInput } from '@angadi/data/vendor-products/sections.ts'

/** A section in the list that is being arranged; `was` is its saved name, undefined for a new one. */
export interface SectionDraft {
  readonly key: string
  readonly name: string
  readonly was: string | undefined
  readonly items: number
}

/** Moves one of a list up or down by one place; at an end it stays. */
export function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const to = from + by
  const [item, other] = [list[from], list[to]]
  if (item === undefined || other === undefined) return list
  return list.map((one, at) => (at === from ? other : at === to ? item : one))
}

/** Whether every section has a name of its own; upper and lower case are the same. */
export function areNamed(sections: readonly SectionDraft[]): boolean {
  const names = sections.map(({ name }) => name.trim().toLowerCase())
  return names.every((name, at) => name !== '' && names.indexOf(name) === at)
}

/** The sections as they are saved. */
export function sectionsOf(sections: readonly SectionDraft[]): SectionInput[] {
  return sections.map(({ name, was }) => ({
    name: name.trim(),
    ...(was !== undefined && was !== name.trim() ? { was } : {}),
  }))
}
