import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { BrandMark } from '@angadi/ui/brand-mark/brand-mark.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AppLink } from '../app-link.tsx'
import { useRouteLabels } from '../use-route-labels.ts'

/** A route of the manifest that has no screen yet: describes what is coming, and links to what is open. */
export default function NotOpenYetScreen() {
  const { t } = useTranslation(['shell', 'common'])
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const { title, what } = useRouteLabels(matchRoute(pathname)?.route.name ?? 'notFound')
  return (
    <Page width="form" aboveNav>
      <div className="mx-auto flex min-h-[70dvh] max-w-form flex-col items-center justify-center px-6 py-16 text-center">
        <div aria-hidden className="mb-7 grid size-28 place-items-center rounded-full bg-accent-soft">
          <BrandMark className="size-16" />
        </div>
        <p className="mb-2 font-semibold text-accent-ink">{t('notOpenYet')}</p>
        <h1 className="text-3xl font-bold">{title}</h1>
        <p className="mt-3 text-lg text-ink-muted">{what}</p>
        <div className="mt-8">
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton render={<AppLink to={pathTo('home')} />}>{t('toHome')}</LinkButton>
            {/* The first page of a visit has no page to go back to. */}
            {key === 'default' ? null : (
              <Button variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={() => void navigate(-1)}>
                {t('common:back')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}
