import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The code that the courier types at the counter, readable from across it. */
export function PickupCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('vendor')
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-surface-sunken px-4 py-2.5">
      <span className="text-sm text-ink-muted">{t('pickupCode')}</span>
      <span className="text-3xl font-bold tracking-[0.2em] tabular-nums">{code}</span>
    </div>
  )
}
