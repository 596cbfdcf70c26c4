import { type HealthReport, serviceNotice } from '@angadi/domain/health/health.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { CloudAlert, TriangleAlert } from 'lucide-react'

/** Shows above the content which services have problems; nothing while all are healthy (Spec §8 Properties). */
export function ServiceStatusBanner({ report }: { readonly report: HealthReport | undefined }) {
  const { t } = useTranslation('recovery')
  const notice = report ? serviceNotice(report) : undefined
  if (!notice) return null
  const isDown = notice.title === 'disruption'
  return (
    <Banner
      tone={isDown ? 'danger' : 'warning'}
      icon={isDown ? <CloudAlert aria-hidden /> : <TriangleAlert aria-hidden />}
      title={isDown ? t('notice.disruption') : t('notice.limitations')}
    >
      {notice.points.map((point) => (
        <p key={point}>{point === 'offlineData' ? t('notice.offlineData') : t('notice.noRecommendations')}</p>
      ))}
    </Banner>
  )
}
