import type { Paise } from '../money.ts'

/** One option of an item; `price_paise` is added to the item's price. */
export interface ItemOption {
  readonly id: string
  readonly name: string
  readonly price_paise: Paise
  readonly is_available: boolean
}

/** A group of options, of which between `min_choices` and `max_choices` are chosen: at most one means radio buttons. */
export interface OptionGroup {
  readonly id: string
  readonly name: string
  readonly min_choices: number
  readonly max_choices: number
  readonly options: readonly ItemOption[]
}

/** How many choices of a group are missing (positive) or too many (negative); 0 means the group is complete. */
export function choicesMissing(group: OptionGroup, chosen: ReadonlySet<string>): number {
  const count = group.options.filter((option) => chosen.has(option.id)).length
  if (count < group.min_choices) return group.min_choices - count
  if (count > group.max_choices) return group.max_choices - count
  return 0
}

/** Whether every group has as many choices as it requires. The server checks this again. */
export function isComplete(groups: readonly OptionGroup[], chosen: ReadonlySet<string>): boolean {
  return groups.every((group) => choicesMissing(group, chosen) === 0)
}

/** The price of one piece with its options, in paise. */
export function unitPrice(
  basePaise: Paise,
  groups: readonly OptionGroup[],
  chosen: ReadonlySet<string>,
): Paise {
  const chosenOptions = groups.flatMap((group) => group.options.filter((option) => chosen.has(option.id)))
  return chosenOptions.reduce((sum, option) => sum + option.price_paise, basePaise)
}

/**
 * The selection after a tap. In a group of one the new option replaces the old one; in a full group of several a
 * further option is ignored, so that a tap never silently drops another choice.
 */
export function toggleOption(
  group: OptionGroup,
  chosen: ReadonlySet<string>,
  optionId: string,
): ReadonlySet<string> {
  const next = new Set(chosen)
  if (next.delete(optionId)) {
    return group.max_choices === 1 && group.min_choices === 1 ? chosen : next
  }
  const inGroup = group.options.filter((option) => chosen.has(option.id))
  if (group.max_choices === 1) for (const option of inGroup) next.delete(option.id)
  else if (inGroup.length >= group.max_choices) return chosen
  return next.add(optionId)
}

/** What is chosen when the sheet opens: the cheapest available option of every group that must have exactly one. */
export function initialChoice(groups: readonly OptionGroup[]): ReadonlySet<string> {
  const chosen = new Set<string>()
  for (const group of groups) {
    if (group.min_choices !== 1 || group.max_choices !== 1) continue
    const [cheapest] = group.options
      .filter((option) => option.is_available)
      .toSorted((a, b) => a.price_paise - b.price_paise)
    if (cheapest) chosen.add(cheapest.id)
  }
  return chosen
}
