import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { openTrades } from '@angadi/routes/trades.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { SearchX } from 'lucide-react'

export interface NothingFoundProps {
  readonly text: string
  /** The most similar word that would find something. */
  readonly nearest: string | null
  readonly onSearch: (query: string) => void
}

/** Nothing was found: the nearest word, and the trades that are open. */
export function NothingFound({ text, nearest, onSearch }: NothingFoundProps) {
  const { t } = useTranslation(['search', 'home'])
  return (
    <EmptyState
      picture={<SearchX aria-hidden />}
      title={t('nothing.title', { text: text.slice(0, 40) })}
      action={
        <>
          {nearest === null ? null : (
            <Button onClick={() => onSearch(nearest)}>{t('nothing.nearest', { word: nearest })}</Button>
          )}
          {openTrades().map(({ key, route }) => (
            <LinkButton key={key} variant="secondary" render={<AppLink to={pathTo(route)} />}>
              {t(`home:trade.${key}`)}
            </LinkButton>
          ))}
        </>
      }
    >
      <p role="status">{t('nothing.text')}</p>
    </EmptyState>
  )
}
