import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Suggestion } from '@angadi/data/discovery/for-you.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { StretchedLink } from '@angadi/ui/stretched-link/stretched-link.tsx'
import { ThumbsDown } from 'lucide-react'
import { itemPath } from '../search/search-paths.ts'
import { useReasonLabel } from './use-reason-label.ts'

export interface SuggestionCardProps {
  readonly suggestion: Suggestion
  /** "Less of this"; left out for guests, whose suggestions are nobody's own. */
  readonly onLess?: (() => void) | undefined
}

/** One suggested item, as wide as its place: picture, name, price, and why it is suggested. */
export function SuggestionCard({ suggestion, onLess }: SuggestionCardProps) {
  const { t } = useTranslation('search')
  const reasonLabel = useReasonLabel()
  const { item_id: id, item_name: name, vendor_kind, vendor_slug } = suggestion
  return (
    <article className="group relative flex flex-col gap-1">
      <Picture src={pictureUrl(suggestion.picture)} alt="" ratio="square" rounded="lg" className="w-full" />
      <h3 className="line-clamp-2 text-sm font-semibold group-hover:underline">
        <StretchedLink
          render={
            <AppLink
              to={itemPath({ id, title: name, product_id: suggestion.product_id, vendor_kind, vendor_slug })}
            />
          }
        >
          {name}
        </StretchedLink>
      </h3>
      <p className="text-sm">
        <Price paise={suggestion.price_paise} />
      </p>
      <p className="line-clamp-2 text-xs text-ink-muted">{reasonLabel(suggestion.reason)}</p>
      {onLess ? (
        <button
          type="button"
          aria-label={t('less.label', { name })}
          onClick={onLess}
          className="absolute top-0 right-0 z-raised grid size-touch place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-full bg-surface/90 text-ink-muted shadow-raised">
            <ThumbsDown aria-hidden className="size-4" />
          </span>
        </button>
      ) : null}
    </article>
  )
}
