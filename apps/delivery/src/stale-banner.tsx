import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { CloudAlert } from 'lucide-react'

export interface StaleBannerProps {
  /** When what is shown was true, in milliseconds since 1970. */
  readonly since: number
  readonly onRetry: () => void
}

/** Says that an old state is shown because the server cannot be reached. */
export function StaleBanner({ since, onRetry }: StaleBannerProps) {
  const { t } = useTranslation(['delivery', 'common'])
  const { time } = useFormats()
  return (
    <Banner
      urgent
      tone="danger"
      icon={<CloudAlert aria-hidden />}
      title={t('stale.title')}
      action={
        <Button look="secondary" size="sm" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('stale.text', { time: time(new Date(since)) })}
    </Banner>
  )
}
