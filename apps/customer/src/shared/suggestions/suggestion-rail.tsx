import type { Suggestion } from '@angadi/data/discovery/for-you.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { useLessOf } from './use-less-of.ts'

export interface SuggestionRailProps {
  readonly title: string
  readonly suggestions: readonly Suggestion[]
  readonly isLoading: boolean
}

/** Fewer are no rail. */
const FEWEST = 3

/** Suggested items in a row that scrolls sideways, from edge to edge of what contains it; nothing where there are fewer than three. */
export function SuggestionRail({ title, suggestions, isLoading }: SuggestionRailProps) {
  const { t } = useTranslation('search')
  const isSignedIn = useUserId() !== null
  const lessOf = useLessOf()
  if (isLoading)
    return (
      <SkeletonGroup label={t('loading')}>
        <div className="flex gap-3 overflow-hidden px-4">
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="box" className="h-52 w-32 shrink-0" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (suggestions.length < FEWEST) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 px-4 text-sm font-semibold text-ink-muted">{title}</h2>
      <ul className="flex gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none]">
        {suggestions.map((suggestion) => (
          <li key={suggestion.item_id} className="w-32 shrink-0">
            <SuggestionCard
              suggestion={suggestion}
              onLess={isSignedIn ? () => lessOf(suggestion.item_id) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
