import type { Chosen } from '@angadi/domain/coupons/coupon-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { X } from 'lucide-react'
import { type ComponentType, useId, useState } from 'react'

/** A sheet in which things are chosen. */
export interface PickSheetProps {
  readonly title: string
  readonly chosen: readonly Chosen[]
  readonly onChange: (chosen: readonly Chosen[]) => void
  readonly onClose: () => void
}

export interface ChosenListProps {
  readonly title: string
  readonly hint?: string
  /** The words of the button that opens the sheet. */
  readonly pick: string
  readonly error?: string | undefined
  readonly chosen: readonly Chosen[]
  readonly onChange: (chosen: readonly Chosen[]) => void
  readonly sheet: ComponentType<PickSheetProps>
}

/** What was chosen, each with a button that takes it away, and the button that opens the sheet for more. */
export function ChosenList({ title, hint, pick, error, chosen, onChange, sheet: Sheet }: ChosenListProps) {
  const { t } = useTranslation('coupons')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {title}
      </h3>
      {hint !== undefined && chosen.length === 0 ? <p className="text-sm text-ink-muted">{hint}</p> : null}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map(({ id: one, name }) => (
          <li key={one} className="min-w-0 max-w-full">
            <button
              type="button"
              aria-label={t('scope.takeAway', { name })}
              className="flex min-h-touch max-w-full items-center gap-1.5 rounded-full border border-line px-3 text-start text-sm wrap-anywhere"
              onClick={() => onChange(chosen.filter((other) => other.id !== one))}
            >
              {name}
              <X aria-hidden className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Button type="button" variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {pick}
        </Button>
      </div>
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
      {isOpen ? (
        <Sheet title={title} chosen={chosen} onChange={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  )
}
