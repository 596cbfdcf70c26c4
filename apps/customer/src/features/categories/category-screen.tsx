import { AppError } from '@angadi/data/errors/app-error.ts'
import { useCategoryPage } from '@angadi/data/public-pages/category-page.ts'
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
import { SearchX } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { PageSkeleton } from '../../shared/listing/page-skeleton.tsx'
import { CategoryView } from './parts/category-view.tsx'

/** The last segment of the path: two categories have a path of their own beside the one with a parameter. */
function wordIn(pathname: string): string {
  const segment = pathname.split('/').findLast((one) => one !== '') ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A category: who sells in it and what, or the wish to be told when it opens (Spec §2 /category/{categoryName}). */
export default function CategoryScreen() {
  const { t } = useTranslation(['categories', 'common'])
  const word = wordIn(useLocation().pathname)
  const { data: category, dataUpdatedAt, error, isFetching, refetch } = useCategoryPage(word)
  const isUnknown = error instanceof AppError && error.code === 'category_not_found'
  return (
    <>
      <AppBar
        title={
          <p aria-hidden className="truncate text-lg font-bold">
            {category?.name}
          </p>
        }
        back={{ label: t('all'), render: <AppLink to={pathTo('categories')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        {category ? (
          <>
            <SavedNote since={dataUpdatedAt} />
            <CategoryView key={category.slug} category={category} />
          </>
        ) : isUnknown ? (
          <EmptyState
            picture={<SearchX aria-hidden />}
            title={t('unknown.title')}
            action={<LinkButton render={<AppLink to={pathTo('categories')} />}>{t('all')}</LinkButton>}
          >
            {t('unknown.text')}
          </EmptyState>
        ) : error ? (
          <LoadFailed title={t('pageFailed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <PageSkeleton label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}
