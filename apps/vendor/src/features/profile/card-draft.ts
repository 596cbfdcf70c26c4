import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import type { CardChanges } from '@angadi/data/vendor-card/change-card.ts'
import { paiseOf, rupeesOf } from '@angadi/domain/money.ts'

/** The longest tagline and the bounds of the other values, as in the database; amounts in paise. */
export const CARD_LIMITS = {
  tagline: 140,
  prepMinutes: { least: 1, most: 120 },
  minOrder: 1_000_000,
  packaging: 20_000,
  cuisines: 12,
} as const

/** The card as it is typed. */
export interface CardDraft {
  readonly tagline: string
  readonly prepMinutes: number
  readonly minOrder: string
  readonly packaging: string
  readonly cuisines: string
  readonly costForTwo: string
}

/** The card as its form shows it. */
export function cardDraft(card: VendorCard): CardDraft {
  return {
    tagline: card.tagline ?? '',
    prepMinutes: card.prep_minutes,
    minOrder: card.min_order_paise === 0 ? '' : rupeesOf(card.min_order_paise),
    packaging: card.packaging_paise === 0 ? '' : rupeesOf(card.packaging_paise),
    cuisines: card.cuisines?.join(', ') ?? '',
    costForTwo: card.cost_for_two_paise === null ? '' : rupeesOf(card.cost_for_two_paise),
  }
}

type Wrong = Partial<Record<'minOrder' | 'packaging' | 'costForTwo', true>>

/** The card's changes, or which amounts cannot be read or are too high. */
export function readCard(
  draft: CardDraft,
  isRestaurant: boolean,
):
  | { readonly changes: CardChanges; readonly wrong: undefined }
  | { readonly changes: undefined; readonly wrong: Wrong } {
  const amount = (text: string, most: number) => {
    const paise = text.trim() === '' ? 0 : paiseOf(text)
    return paise !== undefined && paise <= most ? paise : undefined
  }
  const minOrder = amount(draft.minOrder, CARD_LIMITS.minOrder)
  const packaging = amount(draft.packaging, CARD_LIMITS.packaging)
  const costForTwo = amount(draft.costForTwo, 10_000_000)
  if (minOrder === undefined || packaging === undefined || costForTwo === undefined)
    return {
      changes: undefined,
      wrong: {
        ...(minOrder === undefined ? { minOrder: true } : {}),
        ...(packaging === undefined ? { packaging: true } : {}),
        ...(costForTwo === undefined ? { costForTwo: true } : {}),
      },
    }
  const cuisines = draft.cuisines
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return {
    wrong: undefined,
    changes: {
      tagline: draft.tagline.trim(),
      prep_minutes: draft.prepMinutes,
      min_order_paise: minOrder,
      packaging_paise: packaging,
      ...(isRestaurant
        ? {
            cuisines: cuisines.slice(0, CARD_LIMITS.cuisines),
            cost_for_two_paise: costForTwo === 0 ? null : costForTwo,
          }
        : {}),
    },
  }
}
