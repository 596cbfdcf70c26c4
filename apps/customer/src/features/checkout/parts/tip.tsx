import { TIP_CHOICES_PAISE, TIP_LIMIT_PAISE } from '@angadi/domain/checkout/tips.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'

export interface TipProps {
  /** In paise; 0 for no tip. */
  readonly value: number
  readonly onChange: (paise: number) => void
}

/** A tip for the courier. None is preselected, and a second tap removes it. */
export function Tip({ value, onChange }: TipProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const [other, setOther] = useState(value > 0 && !TIP_CHOICES_PAISE.some((paise) => paise === value))
  return (
    <fieldset className="flex min-w-0 flex-col gap-1 px-4 pt-1.5 pb-1">
      <legend className="sr-only">
        {t('tip.label')}. {t('tip.hint')}
      </legend>
      <p aria-hidden className="truncate text-sm leading-snug font-semibold">
        {t('tip.label')} <span className="font-normal text-ink-muted">· {t('tip.theirs')}</span>
      </p>
      <div className="-mx-4 flex gap-1.5 overflow-x-auto px-4 [scrollbar-width:none] [&>*]:shrink-0">
        {TIP_CHOICES_PAISE.map((paise) => (
          <FilterChip
            key={paise}
            pressed={!other && value === paise}
            onChange={(pressed) => {
              setOther(false)
              onChange(pressed ? paise : 0)
            }}
          >
            {money(paise)}
          </FilterChip>
        ))}
        <FilterChip
          pressed={other}
          onChange={(pressed) => {
            setOther(pressed)
            onChange(0)
          }}
        >
          {t('tip.other')}
        </FilterChip>
      </div>
      {other ? (
        <TextField
          label={t('tip.otherField')}
          lead="₹"
          inputMode="numeric"
          autoComplete="off"
          value={value === 0 ? '' : String(Math.round(value / 100))}
          onChange={(event) => {
            const rupees = Number(event.target.value.replace(/\D/g, ''))
            onChange(Math.min(rupees * 100, TIP_LIMIT_PAISE))
          }}
        />
      ) : null}
    </fieldset>
  )
}
