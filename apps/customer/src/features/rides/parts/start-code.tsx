import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyRound } from 'lucide-react'

export interface StartCodeProps {
  readonly code: string
  /** The plate of the right vehicle. */
  readonly plate: string | undefined
}

/** The code that begins the ride, large enough to read out. */
export function StartCode({ code, plate }: StartCodeProps) {
  const { t } = useTranslation('rides')
  return (
    <section className="flex flex-col gap-1 rounded-xl bg-accent-soft px-4 py-3 text-accent-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex items-center gap-2 font-bold">
          <KeyRound aria-hidden className="size-5 shrink-0" />
          {t('code.title')}
        </h2>
        <p className="text-3xl font-bold tracking-[0.2em] tabular-nums">
          <span className="sr-only">{t('code.spoken', { digits: [...code].join(' ') })}</span>
          <span aria-hidden>{code}</span>
        </p>
      </div>
      {plate ? <p className="text-sm">{t('code.text', { plate })}</p> : null}
    </section>
  )
}
