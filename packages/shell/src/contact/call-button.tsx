import { useRequestCall } from '@angadi/data/contact/change-contact.ts'
import type { Conversation } from '@angadi/data/contact/keys.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Phone } from 'lucide-react'
import { useErrorText } from '../use-error-text.ts'

export interface CallButtonProps {
  readonly conversation: Conversation
  readonly name: string
}

/** Calls the other through a number that belongs to neither. */
export function CallButton({ conversation, name }: CallButtonProps) {
  const { t } = useTranslation('contact')
  const errorText = useErrorText()
  const { mutateAsync: request, isPending } = useRequestCall(conversation)
  const call = () => {
    if (isPending) return
    // How it goes on is told by events.
    request().catch((error: unknown) => notify.problem(errorText(error)))
  }
  return (
    <IconButton
      label={t('call.action', { name })}
      icon={<Phone aria-hidden />}
      aria-busy={isPending || undefined}
      onClick={call}
    />
  )
}
