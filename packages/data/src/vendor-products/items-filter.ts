/** What a list of items is narrowed to beside a search: off the menu, few left, close to expiry, without a picture. */
export const ITEM_STATES = ['off', 'low', 'expiring', 'without_picture'] as const
export type ItemStateFilter = (typeof ITEM_STATES)[number]

/** Which items of a vendor a list shows. */
export interface ItemsFilter {
  /** A part of the name, or a whole bar code; empty for all. */
  readonly search: string
  readonly section: string | undefined
  readonly state: ItemStateFilter | undefined
}
