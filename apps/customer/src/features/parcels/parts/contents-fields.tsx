import type { ParcelFacts } from '@angadi/data/parcels/form-facts.ts'
import { judgeContents } from '@angadi/domain/parcels/contents.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { FieldError } from '@angadi/ui/field/field.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId } from 'react'
import { changeParcel, contentProblems, declaredPaise, type ParcelDraft } from '../parcel-draft.ts'
import { useKindLabel } from '../use-kind-label.ts'

export interface ContentsFieldsProps {
  readonly draft: ParcelDraft
  readonly facts: ParcelFacts
  readonly isChecked: boolean
}

/** What is sent, how heavy it is, that nothing of it is prohibited, and an insurance that nobody has ticked before. */
export function ContentsFields({ draft, facts, isChecked }: ContentsFieldsProps) {
  const { t, i18n } = useTranslation('parcels')
  const { money, number } = useFormats()
  const kindLabel = useKindLabel()
  const confirmError = useId()
  const problems = isChecked ? contentProblems(draft, facts.declared_max_paise) : {}
  const sizes = { S: t('what.size.S'), M: t('what.size.M'), L: t('what.size.L'), XL: t('what.size.XL') }
  const sizeOf = (name: string, grams: number) =>
    Object.entries(sizes).find(([key]) => key === name)?.[1] ??
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilogram' }).format(grams / 1000)
  const isAsked = judgeContents({ kind: draft.contents, text: draft.text, confirmed: true }) === 'asked'
  const value = declaredPaise(draft)
  return (
    <div className="flex flex-col gap-5">
      <Select
        label={t('what.kind')}
        value={draft.contents}
        onChange={({ target }) => changeParcel({ contents: target.value, confirmed: false, sure: false })}
        {...(problems.contents ? { error: t(`missing.${problems.contents}`) } : {})}
        options={[
          { value: '', label: t('what.choose') },
          ...facts.kinds.map(({ kind }) => ({ value: kind, label: kindLabel(kind) })),
        ]}
      />
      <TextField
        label={t('what.text')}
        value={draft.text}
        maxLength={200}
        onChange={({ target }) => changeParcel({ text: target.value, sure: false })}
      />
      {isAsked ? (
        <Banner tone="warning" urgent>
          <div className="flex flex-col gap-1">
            <p>{t('what.asked')}</p>
            <Checkbox
              label={t('what.sure')}
              checked={draft.sure}
              onChange={({ target }) => changeParcel({ sure: target.checked })}
            />
          </div>
        </Banner>
      ) : null}
      <RadioGroup
        label={t('what.weight')}
        value={draft.grams === undefined ? undefined : String(draft.grams)}
        onChange={(grams) => changeParcel({ grams: Number(grams) })}
        error={problems.grams ? t(`missing.${problems.grams}`) : undefined}
        options={facts.classes.map(({ class: name, up_to_grams: grams, surcharge_paise: paise }) => ({
          value: String(grams),
          label: sizeOf(name, grams),
          trail: paise > 0 ? t('what.extra', { amount: money(paise) }) : undefined,
        }))}
      />
      <Checkbox
        label={t('what.fragile')}
        checked={draft.fragile}
        onChange={({ target }) => changeParcel({ fragile: target.checked })}
      />
      <div className="flex flex-col gap-1">
        <Checkbox
          label={t('what.confirm')}
          hint={t('what.prohibited')}
          checked={draft.confirmed}
          aria-describedby={confirmError}
          onChange={({ target }) => changeParcel({ confirmed: target.checked })}
        />
        <FieldError
          id={confirmError}
          error={problems.confirmed ? t(`missing.${problems.confirmed}`) : undefined}
        />
      </div>
      <TextField
        label={t('what.declared')}
        inputMode="numeric"
        maxLength={10}
        lead="₹"
        value={draft.declared}
        onChange={({ target }) => changeParcel({ declared: target.value })}
        {...(problems.declared
          ? { error: t(`missing.${problems.declared}`, { amount: money(facts.declared_max_paise) }) }
          : {})}
      />
      {value !== undefined && value > facts.eway_paise ? (
        <Banner tone="warning">{t('what.eway', { amount: money(facts.eway_paise) })}</Banner>
      ) : null}
      <Checkbox
        label={t('what.insure')}
        hint={t('what.insureHint', {
          percent: number(facts.insurance_bp / 100),
          amount: money(facts.insurance_min_paise),
        })}
        checked={draft.insured}
        onChange={({ target }) => changeParcel({ insured: target.checked })}
      />
    </div>
  )
}
