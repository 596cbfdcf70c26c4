import { useForYou } from '@angadi/data/discovery/for-you.ts'
import { usePersonalSuggestions } from '@angadi/data/discovery/personal-suggestions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { MapPin, Sparkles } from 'lucide-react'
import { useIsLocating } from '../../../shared/location/use-is-locating.ts'
import { SuggestionCard } from '../../../shared/suggestions/suggestion-card.tsx'
import { useLessOf } from '../../../shared/suggestions/use-less-of.ts'
import { TurnOn } from './turn-on.tsx'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-3 gap-y-6'

/** What is suggested here, or why nothing is: no place, switched off, nothing open, no network. */
export function Suggestions() {
  const { t } = useTranslation(['dashboard', 'common'])
  const location = useDeliveryLocation((state) => state.location)
  const isLocating = useIsLocating()
  const sheet = useSheet('location')
  const lessOf = useLessOf()
  const { data: isAllowed } = usePersonalSuggestions()
  const { data, isLoading, error, isFetching, refetch } = useForYou(location)
  if (isAllowed === false) return <TurnOn />
  if (isLoading || isLocating)
    return (
      <SkeletonGroup label={t('common:loading')}>
        <div className={GRID}>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} shape="box" className="h-60" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (!location)
    return (
      <EmptyState
        picture={<MapPin aria-hidden />}
        title={t('forYou.noPlace')}
        action={<Button onClick={sheet.open}>{t('forYou.choosePlace')}</Button>}
      >
        {t('forYou.noPlaceText')}
      </EmptyState>
    )
  if (error && !data)
    return <LoadFailed title={t('forYou.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data?.length)
    return (
      <EmptyState
        picture={<Sparkles aria-hidden />}
        title={t('forYou.none')}
        action={<LinkButton render={<AppLink to={pathTo('discover')} />}>{t('forYou.explore')}</LinkButton>}
      >
        {t('forYou.noneText')}
      </EmptyState>
    )
  return (
    <section aria-labelledby="for-you">
      <h2 id="for-you" className="sr-only">
        {t('forYou.title')}
      </h2>
      <ul className={GRID}>
        {data.map((suggestion) => (
          <li key={suggestion.item_id}>
            <SuggestionCard suggestion={suggestion} onLess={() => lessOf(suggestion.item_id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
