import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ServiceStatusBanner } from '@angadi/shell/health/service-status-banner.tsx'
import { useWatchedHealth } from '@angadi/shell/health/use-watched-health.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CircleCheck, House } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { CheckList } from './parts/check-list.tsx'
import { ResetButton } from './parts/reset-button.tsx'
import { useHealthLabels } from './parts/use-health-labels.ts'
import { useHomeSoon } from './parts/use-home-soon.ts'

/** Fixes a broken sign-in: clear-all-data reset and the system health check (Spec §2 Auth recovery page). */
export default function AuthRecoveryScreen() {
  const { t } = useTranslation(['recovery', 'shell'])
  const go = useNavigateTo()
  const { leaving, stay } = useHomeSoon((path) => go(path, { replace: true }))
  const [params] = useSearchParams()
  const { data: report } = useWatchedHealth()
  const labels = useHealthLabels()
  return (
    <Page width="form">
      <div className="flex flex-col gap-6">
        <h1 className="text-2xl font-bold">{t('page.title')}</h1>
        <p className="text-ink-muted">{t('page.lead')}</p>
        {params.has('cleared') ? (
          <Banner tone="success" icon={<CircleCheck aria-hidden />}>
            {t('page.cleared')}
          </Banner>
        ) : null}
        {leaving ? (
          <Banner
            icon={<House aria-hidden />}
            action={
              <Button variant="secondary" onClick={stay}>
                {t('page.stay')}
              </Button>
            }
          >
            {t('page.signedIn')}
          </Banner>
        ) : null}
        <LinkButton wide render={<AppLink to={pathTo('rootAuth')} />}>
          {t('page.signIn')}
        </LinkButton>
        <Section title={t('page.resetTitle')}>
          <p className="mb-3 text-ink-muted">{t('page.resetText')}</p>
          <ResetButton
            wide
            label={t('page.clear')}
            then={pathTo('authRecovery', undefined, { cleared: '1' })}
          />
        </Section>
        <Section title={t('page.checksTitle')}>
          <p className="mb-2 text-ink-muted">{t('page.checksText')}</p>
          <ServiceStatusBanner report={report} />
          <CheckList label={t('page.checksTitle')} checks={labels(report)} />
        </Section>
        <LinkButton wide variant="secondary" render={<AppLink to={pathTo('diagnostics')} />}>
          {t('page.diagnostics')}
        </LinkButton>
        <LinkButton variant="quiet" render={<AppLink to={pathTo('home')} />}>
          {t('shell:toHome')}
        </LinkButton>
      </div>
    </Page>
  )
}
