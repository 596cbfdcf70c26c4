import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** What of an order's line came; only quantity where it stands as it was ordered. */
export interface CameLine {
  readonly quantity: number
  readonly came?: number | null | undefined
  readonly came_grams?: number | null | undefined
  readonly instead?: readonly { readonly name: string; readonly quantity: number }[] | null | undefined
}

/** Says what came of a line where less or something else did, such as "1 of 3 came · Instead: 2 × Atta". */
export function useCameLabel(): (line: CameLine) => string | undefined {
  const { t } = useTranslation('common')
  return ({ quantity, came, came_grams: grams, instead }) => {
    const parts = [
      typeof grams === 'number' ? t('came.grams', { count: grams }) : undefined,
      came === 0 ? t('came.none') : undefined,
      typeof came === 'number' && came > 0 && came < quantity
        ? t('came.some', { came, count: quantity })
        : undefined,
      instead && instead.length > 0
        ? t('came.instead', { items: instead.map((one) => `${one.quantity} × ${one.name}`).join(', ') })
        : undefined,
    ].filter((part) => part !== undefined)
    return parts.length > 0 ? parts.join(' · ') : undefined
  }
}
