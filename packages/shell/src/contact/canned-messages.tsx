import type { Contact } from '@angadi/data/contact/contacts.ts'
import { CANNED_MINUTES } from '@angadi/domain/contact/contact-limits.ts'
import type { MessageContent } from '@angadi/domain/contact/outgoing.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useCannedText } from './message-text.ts'

export interface CannedMessagesProps {
  readonly canned: Contact['canned']
  readonly onSend: (content: MessageContent) => void
}

/** Sentences that are sent with one tap; each reader has them in their own language. */
export function CannedMessages({ canned, onSend }: CannedMessagesProps) {
  const { t } = useTranslation('contact')
  const cannedText = useCannedText()
  const offered = canned.flatMap(({ code, takes_minutes: takesMinutes }) =>
    (takesMinutes ? CANNED_MINUTES : [undefined]).flatMap((minutes) => {
      const text = cannedText(code, minutes)
      // A sentence of a newer server has no text here yet.
      return text === undefined ? [] : [{ code, minutes, text }]
    }),
  )
  if (offered.length === 0) return null
  return (
    <ul
      aria-label={t('compose.canned')}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:-mx-6 md:px-6"
    >
      {offered.map(({ code, minutes, text }) => (
        <li key={`${code} ${minutes ?? ''}`} className="shrink-0">
          <button
            type="button"
            onClick={() => onSend({ kind: 'canned', code, ...(minutes === undefined ? {} : { minutes }) })}
            className="min-h-touch rounded-full border border-line-strong/50 bg-surface-raised px-4 text-sm font-medium whitespace-nowrap text-ink transition-colors hover:bg-surface-sunken"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
