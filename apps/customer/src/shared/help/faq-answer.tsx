import type { FaqArticle } from '@angadi/data/help/faq.ts'
import type { FaqAction } from '@angadi/domain/help/topics.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ChevronDown } from 'lucide-react'
import { pathToWrite } from './help-paths.ts'

/** Where the reader of an answer goes on. */
const PATHS: Readonly<Record<FaqAction, string>> = {
  track: pathTo('orders'),
  cancel: pathTo('orders'),
  invoice: pathTo('orders', undefined, { view: 'past' }),
  reorder: pathTo('orders', undefined, { view: 'past' }),
  report: pathTo('orders', undefined, { view: 'past' }),
  wallet: pathTo('wallet'),
  profile: pathTo('profile'),
  ticket: pathToWrite(),
  bills: pathTo('digital'),
  subscriptions: pathTo('grocerySubscriptions'),
}

export interface FaqAnswerProps {
  readonly article: FaqArticle
  /** Whether the answer is shown from the start. */
  readonly isOpen?: boolean
}

/** A frequent question that unfolds to its answer and what can be done at once. */
export function FaqAnswer({ article: { question, answer, action }, isOpen = false }: FaqAnswerProps) {
  const { t } = useTranslation('help')
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-muted">
        <p>{answer}</p>
        {action ? (
          <LinkButton variant="soft" size="sm" className="mt-3" render={<AppLink to={PATHS[action]} />}>
            {t(`faqAction.${action}`)}
          </LinkButton>
        ) : null}
      </div>
    </details>
  )
}
