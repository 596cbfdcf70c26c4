import { usePolicyFigures } from '@angadi/data/policies/figures.ts'
import { usePublicSettings } from '@angadi/data/settings/settings.ts'
import { CURRENT_VERSIONS, type Policy } from '@angadi/domain/policies/current.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useCompany } from '@angadi/shell/company/use-company.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Printer } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { OtherPolicies } from './parts/other-policies.tsx'
import { PolicyText } from './parts/policy-text.tsx'
import { policyOf } from './policy-of-path.ts'

/** A policy in plain words, with the figures of the rules in force, its version and its date (Spec §2 Policy pages). */
export default function PolicyScreen() {
  const { t } = useTranslation('policies')
  const { pathname } = useLocation()
  const policy = policyOf(pathname)
  return (
    <>
      <AppBar
        title={t(`name.${policy}`)}
        back={{ label: t('back'), render: <AppLink to={pathTo('help')} /> }}
        actions={<PhoneActions />}
      />
      <Page width="reading">
        <article className="flex flex-col gap-8">
          <Head policy={policy} />
          <Body key={policy} policy={policy} />
        </article>
        <OtherPolicies current={policy} />
      </Page>
    </>
  )
}

function Head({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation('policies')
  const { date } = useFormats()
  const { version, effectiveOn } = CURRENT_VERSIONS[policy]
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="text-2xl font-bold max-md:sr-only print:not-sr-only">{t(`name.${policy}`)}</h1>
        <p className="text-sm text-ink-muted">
          {t('version', { version, date: date(`${effectiveOn}T00:00:00+05:30`) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="print:hidden"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
    </div>
  )
}

function Body({ policy }: { readonly policy: Policy }) {
  const { t } = useTranslation('policies')
  const figures = usePolicyFigures()
  const settings = usePublicSettings()
  const company = useCompany()
  const failed = [figures, settings].find(({ data, error }) => error && !data)
  if (figures.data && company) return <PolicyText policy={policy} figures={figures.data} company={company} />
  if (failed)
    return (
      <LoadFailed
        title={t('figuresFailed')}
        error={failed.error}
        busy={figures.isFetching || settings.isFetching}
        onRetry={() => [figures, settings].map(({ refetch }) => refetch())}
      />
    )
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" className="mb-6 h-28" />
      <Skeleton shape="box" className="mb-6 h-28" />
      <Skeleton shape="box" className="h-28" />
    </SkeletonGroup>
  )
}
