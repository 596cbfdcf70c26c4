import { type ListedCategory, useCategoryList } from '@angadi/data/public-pages/category-list.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { openCategoryPath } from '@angadi/routes/category-routes.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { usePageHead } from '@angadi/shell/head/page-head.ts'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { SavedNote } from '@angadi/shell/network/saved-note.tsx'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { PageSkeleton } from '../../shared/listing/page-skeleton.tsx'
import { CategoryCard } from './parts/category-card.tsx'

/** All categories: those open for orders with what is in them, then those one can wait for (Spec §2 /categories). */
export default function CategoriesScreen() {
  const { t } = useTranslation(['categories', 'common'])
  const { data: categories, dataUpdatedAt, error, isFetching, refetch } = useCategoryList()
  usePageHead({ title: t('head.listTitle'), description: t('head.listDescription') })
  const isOpen = (category: ListedCategory) => openCategoryPath(category.slug) !== undefined
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('common:back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page aboveNav>
        {categories ? (
          <>
            <SavedNote since={dataUpdatedAt} />
            <div className="flex flex-col gap-8 md:gap-10">
              <Group title={t('openNow')} categories={categories.filter(isOpen)} />
              <Group title={t('waiting')} categories={categories.filter((one) => !isOpen(one))} />
            </div>
          </>
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <PageSkeleton label={t('common:loading')} />
        )}
      </Page>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly categories: readonly ListedCategory[]
}

function Group({ title, categories }: GroupProps) {
  if (categories.length === 0) return null
  return (
    <Section title={title}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
