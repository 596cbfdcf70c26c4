import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { CloudAlert } from 'lucide-react'

export interface StaleBannerProps {
  readonly title: string
  /** The text, given the time of the data. */
  readonly text: (time: string) => string
  /** When the shown data was fetched, in milliseconds since 1970. */
  readonly since: number
  /** Undefined while there is no network: the data is refetched once it is back. */
  readonly onRetry: (() => void) | undefined
}

/** Shows that the data is old because the server cannot be reached. */
export function StaleBanner({ title, text, since, onRetry }: StaleBannerProps) {
  const { t } = useTranslation('common')
  const { time } = useFormats()
  return (
    <Banner
      urgent
      tone="danger"
      icon={<CloudAlert aria-hidden />}
      title={title}
      action={
        onRetry ? (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : undefined
      }
    >
      {text(time(new Date(since)))}
    </Banner>
  )
}
