import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { BellRing } from 'lucide-react'
import { useMissedOffer } from './missed-offer.ts'

/** Says which job passed, why, and how the next one comes: also to somebody who looked away. */
export function MissedBanner() {
  const { t } = useTranslation('delivery')
  const { time } = useFormats()
  const { missed, set } = useMissedOffer()
  if (!missed) return null
  return (
    <Banner
      tone="accent"
      icon={<BellRing aria-hidden />}
      title={t('missed.title', { time: time(new Date(missed.at)) })}
      action={
        <Button variant="secondary" size="sm" onClick={() => set(undefined)}>
          {t('missed.understood')}
        </Button>
      }
    >
      {t(`missed.${missed.why}`, { vendor: missed.vendor })}
    </Banner>
  )
}
