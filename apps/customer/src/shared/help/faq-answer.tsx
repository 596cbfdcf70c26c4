import type { FaqArticle } from '@angadi/data/help/faq.ts'
import type { FaqAction } from '@angadi/domain/help/topics.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { FaqEntry } from '@angadi/shell/support/faq-entry.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
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
    <FaqEntry
      question={question}
      answer={answer}
      isOpen={isOpen}
      action={
        action ? (
          <LinkButton variant="soft" size="sm" render={<AppLink to={PATHS[action]} />}>
            {t(`faqAction.${action}`)}
          </LinkButton>
        ) : undefined
      }
    />
  )
}
