import { COUPON_ORDER_KINDS, type CouponDraft } from '@angadi/domain/coupons/coupon-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { ChosenList } from './chosen-list.tsx'
import { ItemSheet } from './item-sheet.tsx'

export interface CouponScopeProps {
  readonly draft: CouponDraft
  readonly onChange: (changes: Partial<CouponDraft>) => void
}

/** What a coupon counts for: kinds of orders and items, of each all where none is chosen. */
export function CouponScope({ draft, onChange }: CouponScopeProps) {
  const { t } = useTranslation('coupons')
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{t('scope.kinds')}</legend>
        <p className="text-sm text-ink-muted">{t('scope.everyKind')}</p>
        <div className="flex flex-wrap gap-x-4">
          {COUPON_ORDER_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`scope.orderKind.${kind}`)}
              checked={draft.kinds.includes(kind)}
              onChange={({ currentTarget }) =>
                onChange({
                  kinds: COUPON_ORDER_KINDS.filter((one) =>
                    one === kind ? currentTarget.checked : draft.kinds.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <ChosenList
        title={t('scope.items')}
        hint={t('scope.itemsHint')}
        pick={t('scope.pickItems')}
        chosen={draft.items}
        onChange={(items) => onChange({ items })}
        sheet={ItemSheet}
      />
    </>
  )
}
