import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { FieldError } from '@angadi/ui/field/field.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useMinutesText } from '../use-minutes-text.ts'

export interface PartsFieldProps {
  /** Work, gap, work: one, three or five numbers as typed. */
  readonly minutes: readonly string[]
  readonly error: string | undefined
  readonly onChange: (minutes: readonly string[]) => void
}

/** How long a service takes: work, and gaps in which whoever does it can serve somebody else. */
export function PartsField({ minutes, error, onChange }: PartsFieldProps) {
  const { t } = useTranslation('salon')
  const minutesText = useMinutesText()
  const errorId = useId()
  const sum = minutes.reduce((total, text) => total + (Number(text) || 0), 0)
  return (
    <fieldset className="min-w-0" aria-describedby={errorId}>
      <legend className="mb-1.5 text-sm font-medium">{t('service.duration')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] items-start gap-3">
        {minutes.map((text, at) => (
          // The place in the visit is what tells two parts apart.
          <TextField
            key={at}
            label={t(
              at % 2 === 0 ? (minutes.length === 1 ? 'service.whole' : 'service.work') : 'service.gap',
              {
                part: at / 2 + 1,
              },
            )}
            inputMode="numeric"
            autoComplete="off"
            trail={t('service.minutes')}
            maxLength={3}
            value={text}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(minutes.with(at, event.currentTarget.value))}
          />
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-muted">
        {minutes.length > 1 ? t('service.gapSum', { time: minutesText(sum) }) : t('service.gapHint')}
      </p>
      <FieldError id={errorId} error={error} />
      <div className="mt-2 flex flex-wrap gap-2">
        {minutes.length < 5 ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...minutes, '30', '30'])}
          >
            {t('service.addGap')}
          </Button>
        ) : null}
        {minutes.length > 1 ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<Minus aria-hidden />}
            onClick={() => onChange(minutes.slice(0, -2))}
          >
            {t('service.removeGap')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
