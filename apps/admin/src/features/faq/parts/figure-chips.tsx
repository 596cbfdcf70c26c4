import { FAQ_FIGURES, type FigureTexts, isFaqFigure } from '@angadi/domain/help/faq-figures.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChevronDown } from 'lucide-react'

export interface FigureChipsProps {
  readonly figures: FigureTexts
  readonly onInsert: (figure: string) => void
}

/** The figures that an answer may name, with what they say now; a tap inserts one. */
export function FigureChips({ figures, onInsert }: FigureChipsProps) {
  const { t } = useTranslation('faq-desk')
  // A figure of a newer release has no label yet and shows its name.
  const names = [
    ...FAQ_FIGURES.filter((name) => name in figures),
    ...Object.keys(figures).filter((name) => !isFaqFigure(name)),
  ]
  return (
    <details className="group rounded-md border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {t('edit.insert')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-sm text-ink-muted">{t('edit.insertText')}</p>
      <ul aria-label={t('edit.insert')} className="flex flex-wrap gap-2 py-3">
        {names.map((name) => {
          const label = isFaqFigure(name) ? t(`figure.${name}`) : name
          const value = figures[name] ?? ''
          return (
            <li key={name} className="max-w-full">
              <button
                type="button"
                onClick={() => onInsert(name)}
                className="inline-flex min-h-touch max-w-full items-center gap-2 rounded-full border border-line-strong/50 bg-surface-raised px-4 py-1 text-start text-sm font-medium transition-colors hover:bg-surface-sunken"
              >
                <span className="min-w-0">{label}</span>
                <span className="shrink-0 text-ink-muted tabular-nums">{value}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
