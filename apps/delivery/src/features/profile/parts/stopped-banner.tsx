import type { CourierProfile } from '@angadi/data/courier-console/profile.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { CirclePause } from 'lucide-react'
import { useCourierWords } from '../use-courier-words.ts'

/** Which paper has ended and keeps new jobs away, and what to do; nothing while jobs come. */
export function StoppedBanner({ profile: { stopped_by, papers } }: { readonly profile: CourierProfile }) {
  const { t } = useTranslation('courier-page')
  const words = useCourierWords()
  if (stopped_by === null) return null
  const isWaiting = papers?.items.some((paper) => paper.requirement === stopped_by && paper.is_renewing)
  return (
    <Banner
      tone="danger"
      icon={<CirclePause aria-hidden />}
      title={t('stopped.title', { paper: words.paper(stopped_by) })}
      action={
        isWaiting ? undefined : (
          <LinkButton
            variant="secondary"
            size="sm"
            render={<AppLink to={pathTo('providerApplicationStatus')} />}
          >
            {t('stopped.renew')}
          </LinkButton>
        )
      }
    >
      {t(isWaiting ? 'stopped.waiting' : 'stopped.text')}
    </Banner>
  )
}
