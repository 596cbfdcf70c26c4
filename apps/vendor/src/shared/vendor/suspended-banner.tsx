import { useSuspension } from '@angadi/data/vendor-console/suspension.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { CirclePause } from 'lucide-react'

/** Says that the administration has paused the business, and why; nothing where it has not. */
export default function SuspendedBanner({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTranslation('vendor')
  const { data: reason } = useSuspension(vendorId)
  if (!reason) return null
  return (
    <div className="px-4 pt-3">
      <Banner tone="danger" icon={<CirclePause aria-hidden />} title={t('shop.suspended.title')}>
        {t('shop.suspended.text', { reason })}
      </Banner>
    </div>
  )
}
