import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { MapPinOff } from 'lucide-react'
import { AppLink } from '../app-link.tsx'

/** The screen of an unknown path. */
export default function NotFoundScreen() {
  const { t } = useTranslation('shell')
  return (
    <Page width="form">
      <h1 className="sr-only">{t('notFound.title')}</h1>
      <EmptyState
        picture={<MapPinOff aria-hidden />}
        title={t('notFound.title')}
        action={<LinkButton render={<AppLink to={pathTo('home')} />}>{t('toHome')}</LinkButton>}
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  )
}
