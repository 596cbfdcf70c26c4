import { AppError } from '@angadi/data/errors/app-error.ts'
import { useRegionPage } from '@angadi/data/public-pages/region-page.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { MapPinOff } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { PageSkeleton } from '../../shared/listing/page-skeleton.tsx'
import { TownView } from './parts/town-view.tsx'

/** The page of a town, or of the state with its towns: who delivers there, and how (Spec §1 city pages). */
export default function TownScreen() {
  const { t } = useTranslation(['towns', 'common', 'routes'])
  const slug = useLocation().pathname.replaceAll('/', '')
  const { data: town, dataUpdatedAt, error, isFetching, refetch } = useRegionPage(slug)
  const isUnknown = error instanceof AppError && error.code === 'region_not_found'
  return (
    <>
      <AppBar
        title={
          <p aria-hidden className="truncate text-lg font-bold">
            {town?.name}
          </p>
        }
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        {town ? (
          <>
            <SavedNote since={dataUpdatedAt} />
            <TownView key={town.slug} town={town} />
          </>
        ) : isUnknown ? (
          <EmptyState
            picture={<MapPinOff aria-hidden />}
            title={t('unknown')}
            action={<LinkButton render={<AppLink to={pathTo('home')} />}>{t('toHome')}</LinkButton>}
          />
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <PageSkeleton label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}
