import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { matchRoute } from '@angadi/routes/match-route.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AppLink } from '../app-link.tsx'
import { useRouteLabels } from '../use-route-labels.ts'
import { NotOpenYet } from './not-open-yet.tsx'

/** A route of the manifest whose screen comes later: describes what is coming, and links to what is open. */
export default function NotOpenYetScreen() {
  const { t } = useTranslation(['shell', 'common'])
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const { title, what } = useRouteLabels(matchRoute(pathname)?.route.name ?? 'notFound')
  return (
    <Page width="form" aboveNav>
      <NotOpenYet
        title={title}
        what={what}
        note={t('notOpenYet')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton render={<AppLink to={pathTo('home')} />}>{t('toHome')}</LinkButton>
            {/* The first page of a visit has nothing behind it. */}
            {key === 'default' ? null : (
              <Button variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={() => void navigate(-1)}>
                {t('common:back')}
              </Button>
            )}
          </div>
        }
      />
    </Page>
  )
}
