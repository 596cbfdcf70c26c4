import type { ShopOrderLine } from '@angadi/data/shopping/shop-order.ts'
import { RETURN_REASONS, type ReturnWish } from '@angadi/domain/shopping/returns.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { emptyDraft, type LineDraft } from '../use-return-form.ts'

export interface ReturnLineFieldsProps {
  readonly line: ShopOrderLine
  readonly wish: ReturnWish
  /** Undefined while the line is not sent back. */
  readonly draft: LineDraft | undefined
  readonly onChange: (draft: LineDraft | undefined) => void
  /** Whether what is missing is said. */
  readonly isTried: boolean
}

/** A line that may be sent back: how many pieces, why, and what is wanted instead. */
export function ReturnLineFields({ line, wish, draft, onChange, isTried }: ReturnLineFieldsProps) {
  const { t } = useTranslation('shopping')
  const { money } = useFormats()
  const left = line.quantity - line.returned
  const variant = Object.values(line.variant).join(', ')
  return (
    <div className="flex flex-col gap-3 py-3">
      <Checkbox
        label={line.name}
        hint={variant || undefined}
        trail={money(line.unit_paise)}
        checked={draft !== undefined}
        onChange={({ target }) => onChange(target.checked ? emptyDraft : undefined)}
      />
      {draft ? (
        <div className="flex flex-col gap-3 pl-9">
          {left > 1 ? (
            <NumberStepper
              label={t('return.pieces')}
              value={draft.quantity}
              min={1}
              max={left}
              onChange={(quantity) => onChange({ ...draft, quantity })}
              decreaseLabel={t('return.fewer')}
              increaseLabel={t('return.moreOf')}
            />
          ) : null}
          <Select
            label={t('return.why')}
            value={draft.reason ?? ''}
            onChange={({ target }) =>
              onChange({ ...draft, reason: RETURN_REASONS.find((one) => one === target.value) })
            }
            options={[
              { value: '', label: t('return.choose') },
              ...RETURN_REASONS.map((reason) => ({ value: reason, label: t(`return.reason.${reason}`) })),
            ]}
            error={isTried && !draft.reason ? t('return.reasonMissing') : undefined}
          />
          {wish === 'exchange' ? (
            line.exchanges.length > 0 ? (
              <Select
                label={t('return.instead')}
                value={draft.exchangeItemId ?? ''}
                onChange={({ target }) => onChange({ ...draft, exchangeItemId: target.value || undefined })}
                options={[
                  { value: '', label: t('return.choose') },
                  ...line.exchanges.map(({ item_id, name, variant: other }) => ({
                    value: item_id,
                    label: Object.values(other).join(', ') || name,
                  })),
                ]}
                error={isTried && !draft.exchangeItemId ? t('return.insteadMissing') : undefined}
              />
            ) : (
              <p className="text-sm text-danger-ink">{t('return.noExchange')}</p>
            )
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
