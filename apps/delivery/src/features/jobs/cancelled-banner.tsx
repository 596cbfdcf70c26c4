import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { PackageX } from 'lucide-react'
import { useEndedJobs } from './use-ended-jobs.ts'

/** Shows that an active order was cancelled, until the courier dismisses it. */
export function CancelledBanner() {
  const { t } = useTranslation('delivery')
  const { cancelled, dismiss } = useEndedJobs()
  if (cancelled.length === 0) return null
  return (
    <Banner
      edge
      urgent
      tone="danger"
      icon={<PackageX aria-hidden />}
      title={t('cancelled.title')}
      action={
        <Button variant="secondary" size="sm" onClick={dismiss}>
          {t('cancelled.understood')}
        </Button>
      }
    >
      {t('cancelled.text', { orders: cancelled.join(', '), count: cancelled.length })}
    </Banner>
  )
}
