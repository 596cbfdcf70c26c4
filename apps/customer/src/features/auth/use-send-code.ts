import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useSignInDraft } from './sign-in-draft.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Sends a code to a number such as +919849012345 (Spec §7 Auth, §8 Success). */
export function useSendCode(onSent: () => void) {
  const { t } = useTranslation('auth')
  return useAuthForm({
    form: 'send-code',
    attempt: 'sendCode',
    work: async (phone: string) => (await import('@angadi/auth/sign-in.ts')).sendCode(phone),
    onSuccess: (_sent, phone) => {
      const draft = useSignInDraft.getState()
      notify.success(draft.phone === phone ? t('code.resent') : t('code.sent'), { id: 'code-sent' })
      draft.codeSent(phone)
      onSent()
    },
  })
}
