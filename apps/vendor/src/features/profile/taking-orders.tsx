import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useVendorState } from '../../shared/vendor/use-vendor-state.ts'

/** Whether the vendor takes orders now, and the way to pausing or stopping. */
export function TakingOrders({ vendor }: { readonly vendor: MyVendor }) {
  const { t } = useTranslation('vendor-profile')
  const { labels } = useVendorState(vendor)
  const shop = useSheet('shop')
  return (
    <section
      aria-label={t('now.title')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface-raised px-4 py-3"
    >
      <p className="min-w-0">
        <span className="block text-sm text-ink-muted">{t('now.title')}</span>
        <span className="font-semibold">{labels}</span>
      </p>
      <Button variant="secondary" onClick={shop.open}>
        {t('now.change')}
      </Button>
    </section>
  )
}
