import type { Message } from '@angadi/data/contact/message.ts'
import { cannedCode } from '@angadi/domain/contact/canned-codes.ts'
import type { MessageContent } from '@angadi/domain/contact/outgoing.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Returns a canned sentence in the reader's language; undefined for a code that this build does not know. */
export function useCannedText(): (code: string | null, minutes?: number) => string | undefined {
  const { t } = useTranslation('contact')
  return (code, minutes) => {
    const known = cannedCode(code)
    return known && t(`canned.${known}`, { minutes: minutes ?? '' })
  }
}

/** Returns what a message says to its reader; a picture is named. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('contact')
  const canned = useCannedText()
  return ({ kind, body, canned_code: code, params, is_removed: isRemoved }) => {
    if (isRemoved) return t('message.removed')
    if (kind === 'picture') return t('message.picture')
    return body ?? canned(code, params.minutes) ?? t('message.unknown')
  }
}

/** Returns what a message that is being sent says. */
export function useContentText(): (content: MessageContent) => string {
  const { t } = useTranslation('contact')
  const canned = useCannedText()
  return (content) => {
    if (content.kind === 'text') return content.body
    if (content.kind === 'picture') return t('message.picture')
    return canned(content.code, content.minutes) ?? t('message.unknown')
  }
}
