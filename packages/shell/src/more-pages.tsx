import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'

export interface MorePagesProps {
  /** A query of pages. */
  readonly pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  /** What the button says, where "More" is not enough. */
  readonly children?: string
  readonly className?: string
}

/** The button below a list that fetches its next page; nothing after the last. */
export function MorePages({ pages, children, className = '' }: MorePagesProps) {
  const { t } = useTranslation('common')
  if (!pages.hasNextPage) return null
  return (
    <div className={`text-center ${className}`}>
      <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {children ?? t('more')}
      </Button>
    </div>
  )
}
