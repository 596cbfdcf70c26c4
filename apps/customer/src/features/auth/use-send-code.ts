import { sendCode } from '@angadi/auth/sign-in.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useMutation } from '@tanstack/react-query'
import { useSignInDraft } from './sign-in-draft.ts'

/** Sends a code to a number such as +919849012345, and moves on to entering it. */
export function useSendCode() {
  const { t } = useTranslation('auth')
  return useMutation({
    mutationFn: sendCode,
    onSuccess: (_answer, phone) => {
      const draft = useSignInDraft.getState()
      notify.success(draft.phone === phone ? t('code.resent') : t('code.sent'), { id: 'code-sent' })
      draft.codeSent(phone)
    },
  })
}
