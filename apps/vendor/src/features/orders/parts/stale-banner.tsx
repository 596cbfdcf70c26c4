import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { CloudAlert } from 'lucide-react'

export interface StaleBannerProps {
  /** When what is shown was true, in milliseconds since 1970. */
  readonly since: number
  /** Undefined while there is no network: it comes back by itself. */
  readonly onRetry: (() => void) | undefined
}

/** Says that the board shows an old state because the server cannot be reached. */
export function StaleBanner({ since, onRetry }: StaleBannerProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const { time } = useFormats()
  return (
    <Banner
      tone="danger"
      urgent
      icon={<CloudAlert aria-hidden />}
      title={t('stale.title')}
      action={
        onRetry ? (
          <Button look="secondary" size="sm" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        ) : undefined
      }
    >
      {t('stale.text', { time: time(new Date(since)) })}
    </Banner>
  )
}
