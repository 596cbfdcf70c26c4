import { STARS, type Stars } from '@angadi/domain/reviews/review-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Star } from 'lucide-react'
import { useId } from 'react'

export interface StarsFieldProps {
  readonly label: string
  readonly value: Stars | undefined
  readonly onChange: (stars: Stars) => void
  readonly error?: string | undefined
}

/** One to five stars, as a group of radio buttons, so that arrow keys and screen readers work. */
export function StarsField({ label, value, onChange, error }: StarsFieldProps) {
  const { t } = useTranslation('orders')
  const name = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-semibold">{label}</legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={`${t('rate.star', { count: stars })}: ${t(`rate.word.${stars}`)}`}
              className="absolute inset-0 appearance-none outline-none"
            />
            <Star
              aria-hidden
              className={`size-8 transition-[scale,color] ${
                value !== undefined && stars <= value
                  ? 'fill-accent text-accent-ink'
                  : 'fill-transparent text-line-strong'
              }`}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 font-medium">
          {value ? t(`rate.word.${value}`) : null}
        </span>
      </div>
      {error ? (
        <p id={`${name}-error`} role="alert" className="text-sm font-medium text-danger-ink">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
