import type { ParcelFacts } from '@angadi/data/parcels/form-facts.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { changeParcel, isTooEarly, type ParcelDraft } from '../parcel-draft.ts'

export interface PaymentFieldsProps {
  readonly draft: ParcelDraft
  readonly facts: ParcelFacts
  readonly isChecked: boolean
}

/** Who pays, and when it is picked up. */
export function PaymentFields({ draft, facts, isChecked }: PaymentFieldsProps) {
  const { t } = useTranslation('parcels')
  const { money } = useFormats()
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t('pay.who')}
        value={draft.payer}
        onChange={(payer) => changeParcel({ payer: payer === 'receiver' ? 'receiver' : 'sender' })}
        options={[
          { value: 'sender', label: t('pay.sender') },
          { value: 'receiver', label: t('pay.receiver') },
        ]}
      />
      {draft.payer === 'receiver' && draft.drops.length > 1 ? (
        <Select
          label={t('pay.which')}
          value={String(draft.paysAt)}
          onChange={({ target }) => changeParcel({ paysAt: Number(target.value) })}
          options={draft.drops.map(({ name }, n) => ({
            value: String(n + 1),
            label: `${t('to.receiver', { n: n + 1 })}: ${name}`,
          }))}
        />
      ) : null}
      <RadioGroup
        label={t('pay.when')}
        value={draft.isLater ? 'later' : 'now'}
        onChange={(when) => changeParcel({ isLater: when === 'later' })}
        options={[
          { value: 'now', label: t('pay.now') },
          { value: 'later', label: t('pay.later') },
        ]}
      />
      {draft.isLater ? (
        <TextField
          label={t('pay.time')}
          type="datetime-local"
          value={draft.when}
          onChange={({ target }) => changeParcel({ when: target.value })}
          {...(isChecked && isTooEarly(draft, Date.now()) ? { error: t('missing.when') } : {})}
        />
      ) : null}
      <p className="text-sm text-ink-muted">
        {t('pay.waiting', {
          minutes: facts.waiting_free_seconds / 60,
          amount: money(facts.waiting_per_minute_paise),
          percent: facts.return_bp / 100,
        })}
      </p>
    </div>
  )
}
