import { useFaqDesk } from '@angadi/data/faq-desk/desk.ts'
import { MOST_FAQ_LETTERS } from '@angadi/data/help/faq.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useRecordSheet } from '@angadi/shell/use-record-sheet.ts'
import { useSearchText } from '@angadi/shell/use-search-text.ts'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NEW_QUESTION } from './new-question.ts'
import { FaqFound } from './parts/faq-found.tsx'
import { FaqSummary } from './parts/faq-summary.tsx'
import { FaqTopics } from './parts/faq-topics.tsx'

const FaqSheet = lazy(() => import('./faq-sheet.tsx'))

/** The query parameter with the words that are searched for. */
const WORDS_PARAM = 'q'

/** The frequent questions of customers, to write, order, hide and find as customers do (Spec §2 /admin/{module}). */
export default function FaqScreen() {
  const { t } = useTranslation(['faq-desk', 'common'])
  const [params, setParams] = useSearchParams()
  const words = params.get(WORDS_PARAM) ?? ''
  const [text, setText] = useSearchText(words, (next) => {
    const changed = new URLSearchParams(params)
    if (next === '') changed.delete(WORDS_PARAM)
    else changed.set(WORDS_PARAM, next)
    setParams(changed, { replace: true, preventScrollReset: true })
  })
  const { openId, linkTo, close } = useRecordSheet('question')
  const all = useFaqDesk('')
  const found = useFaqDesk(words)
  return (
    <Page>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{t('title')}</h1>
          {all.data ? <FaqSummary articles={all.data.articles} /> : null}
        </div>
        <LinkButton
          icon={<Plus aria-hidden />}
          className="max-md:w-full"
          render={<AppLink to={linkTo(NEW_QUESTION)} />}
        >
          {t('new')}
        </LinkButton>
      </div>
      <div className="flex flex-col gap-5">
        <div className="md:max-w-reading">
          <SearchField
            label={t('search.label')}
            clearLabel={t('search.clear')}
            maxLength={MOST_FAQ_LETTERS}
            value={text}
            onChange={setText}
          />
        </div>
        {!found.data && found.error ? (
          <LoadFailed
            title={t('failed')}
            error={found.error}
            busy={found.isFetching}
            onRetry={found.refetch}
          />
        ) : !found.data ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="mb-3 h-16" />
            <Skeleton shape="box" className="mb-3 h-16" />
            <Skeleton shape="box" className="h-16" />
          </SkeletonGroup>
        ) : words === '' ? (
          <FaqTopics articles={found.data.articles} linkTo={linkTo} />
        ) : (
          <FaqFound words={words} articles={found.data.articles} linkTo={linkTo} />
        )}
      </div>
      {openId && all.data ? (
        <Suspense>
          <FaqSheet key={openId} slug={openId} desk={all.data} onClose={close} />
        </Suspense>
      ) : null}
    </Page>
  )
}
