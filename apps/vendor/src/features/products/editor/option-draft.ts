import type { VendorOptionGroup } from '@angadi/data/vendor-products/item.ts'
import type { OptionGroupInput } from '@angadi/data/vendor-products/save-item.ts'
import { paiseOf, rupeesOf } from '@angadi/domain/money.ts'

/** The most groups of an item and options of a group, as in the database. */
export const MOST_GROUPS = 20
export const MOST_OPTIONS = 50
/** The highest price of an option in paise, as in the database. */
const MOST_OPTION_PRICE = 1_000_000

/** An option as it is typed; `key` tells it from others while it has no id. */
export interface OptionDraft {
  readonly key: string
  readonly id: string | undefined
  readonly name: string
  /** In rupees; empty costs nothing more. */
  readonly price: string
  readonly isAvailable: boolean
  readonly diet: string | undefined
}

/** A choice as it is typed. */
export interface GroupDraft {
  readonly key: string
  readonly id: string | undefined
  readonly name: string
  readonly min: number
  readonly max: number
  readonly options: readonly OptionDraft[]
}

/** The choices of an item as its form shows them. */
export function groupDrafts(groups: readonly VendorOptionGroup[]): readonly GroupDraft[] {
  return groups.map((group) => ({
    key: group.id,
    id: group.id,
    name: group.name,
    min: group.min_choices,
    max: group.max_choices,
    options: group.options.map((option) => ({
      key: option.id,
      id: option.id,
      name: option.name,
      price: option.price_paise === 0 ? '' : rupeesOf(option.price_paise),
      isAvailable: option.is_available,
      diet: option.diet ?? undefined,
    })),
  }))
}

/** A choice to be filled in. */
export function newGroup(): GroupDraft {
  return { key: crypto.randomUUID(), id: undefined, name: '', min: 0, max: 1, options: [newOption()] }
}

/** An option to be filled in. */
export function newOption(): OptionDraft {
  return { key: crypto.randomUUID(), id: undefined, name: '', price: '', isAvailable: true, diet: undefined }
}

/** The choices as they are saved; undefined when a name is missing, a price cannot be read, or a number cannot be met. */
export function optionGroupsOf(groups: readonly GroupDraft[]): OptionGroupInput[] | undefined {
  const read = groups.map((group) => {
    const options = group.options.map((option) => {
      const price = option.price.trim() === '' ? 0 : paiseOf(option.price)
      return price === undefined || price > MOST_OPTION_PRICE || option.name.trim() === ''
        ? undefined
        : {
            ...(option.id ? { id: option.id } : {}),
            name: option.name.trim(),
            price_paise: price,
            is_available: option.isAvailable,
            ...(option.diet ? { diet: option.diet } : {}),
          }
    })
    const whole = options.filter((option) => option !== undefined)
    const canBeMet = group.min <= group.max && group.min <= whole.length
    return group.name.trim() === '' || whole.length !== options.length || whole.length === 0 || !canBeMet
      ? undefined
      : {
          ...(group.id ? { id: group.id } : {}),
          name: group.name.trim(),
          min_choices: group.min,
          max_choices: group.max,
          options: whole,
        }
  })
  const whole = read.filter((group) => group !== undefined)
  return whole.length === read.length ? whole : undefined
}
