import type { ReviewFilter } from '@angadi/data/reviews/keys.ts'
import { useReviewList } from '@angadi/data/reviews/review-list.ts'
import { useReviewSummary } from '@angadi/data/reviews/review-summary.ts'
import { REVIEW_SORTS } from '@angadi/domain/reviews/review-rules.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Camera, Star } from 'lucide-react'
import { useState } from 'react'
import { ReviewList } from './review-list.tsx'
import { ReviewSummaryFigure } from './review-summary.tsx'

const EVERYTHING: ReviewFilter = { sort: 'newest', withPhotos: false }

/** The figures of a vendor, product or item, and what customers wrote, sorted and narrowed as wished. */
export function Reviews({ subjectId }: { readonly subjectId: string }) {
  const { t } = useTranslation(['reviews', 'common'])
  const summary = useReviewSummary(subjectId)
  const [filter, setFilter] = useState(EVERYTHING)
  const list = useReviewList(subjectId, filter)
  const error = summary.error ?? list.error
  if (error && !(summary.data && list.data))
    return (
      <LoadFailed
        title={t('failed')}
        error={error}
        busy={summary.isFetching || list.isFetching}
        onRetry={() => Promise.all([summary.refetch(), list.refetch()])}
      />
    )
  if (!summary.data) return <ReviewsSkeleton />
  const { ratings, written, with_photos: photographed } = summary.data
  if (ratings === 0)
    return (
      <p className="text-ink-muted">
        <span className="block font-medium text-ink">{t('summary.none')}</span>
        {t('summary.noneText')}
      </p>
    )
  const hasFilter = filter.stars !== undefined || filter.withPhotos
  return (
    <div className="flex flex-col gap-4">
      <ReviewSummaryFigure
        summary={summary.data}
        chosen={filter.stars}
        onChoose={written === 0 ? undefined : (stars) => setFilter({ ...filter, stars })}
      />
      {written === 0 ? (
        <p className="text-ink-muted">{t('noneWritten')}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {written > 1 ? (
              <div className="w-44">
                <Select
                  label={t('sort.label')}
                  hideLabel
                  options={REVIEW_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
                  value={filter.sort}
                  onChange={({ target }) => {
                    const sort = REVIEW_SORTS.find((one) => one === target.value)
                    if (sort) setFilter({ ...filter, sort })
                  }}
                />
              </div>
            ) : null}
            {photographed > 0 ? (
              <FilterChip
                pressed={filter.withPhotos}
                icon={<Camera aria-hidden />}
                onChange={(withPhotos) => setFilter({ ...filter, withPhotos })}
              >
                {t('withPhotos')}
              </FilterChip>
            ) : null}
            {filter.stars === undefined ? null : (
              <FilterChip
                pressed
                icon={<Star aria-hidden />}
                onChange={() => setFilter({ ...filter, stars: undefined })}
              >
                {t('onlyStars', { count: filter.stars })}
              </FilterChip>
            )}
          </div>
          {list.data ? (
            list.data.length === 0 ? (
              <div className="flex flex-col items-start gap-2">
                <p className="text-ink-muted">{t(hasFilter ? 'noneMatch' : 'noneWritten')}</p>
                {hasFilter ? (
                  <Button variant="secondary" size="sm" onClick={() => setFilter(EVERYTHING)}>
                    {t('clear')}
                  </Button>
                ) : null}
              </div>
            ) : (
              <ReviewList subjectId={subjectId} reviews={list.data} pages={list} />
            )
          ) : (
            <ReviewsSkeleton />
          )}
        </>
      )}
    </div>
  )
}

function ReviewsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-3">
        <Skeleton shape="box" className="h-36" />
        <Skeleton shape="box" className="h-24" />
      </div>
    </SkeletonGroup>
  )
}
