import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyRound } from 'lucide-react'

/** The code that whoever comes types at the door, large enough to read out. */
export function StartCode({ code, vendorName }: { readonly code: string; readonly vendorName: string }) {
  const { t } = useTranslation('home-services')
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
      <p className="text-sm">{t('code.text', { vendor: vendorName })}</p>
    </section>
  )
}
