import { type AccountClosing, useDeleteAccount } from '@angadi/data/account/closing.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useState } from 'react'
import { closingMistakes } from '../closing-mistakes.ts'

export interface DeleteFormProps {
  /** The id of the form, for the submit button outside of it. */
  readonly form: string
  readonly closing: AccountClosing
  readonly onBusy: (isBusy: boolean) => void
  /** Called after a refusal: the account's state has changed, so the problems must be fetched again. */
  readonly onRefused: () => void
}

/** Says what is deleted and what is kept, and asks for the confirmation. */
export function DeleteForm({ form, closing, onBusy, onRefused }: DeleteFormProps) {
  const { t } = useTranslation('profile')
  const { money } = useFormats()
  const errorText = useErrorText()
  const go = useNavigateTo()
  const { phone, email } = useSession()
  const { mutateAsync: remove } = useDeleteAccount(() => {
    go(pathTo('home'), { replace: true })
    notify.success(t('delete.done'))
  })
  const [typed, setTyped] = useState('')
  const [givesUp, setGivesUp] = useState(false)
  const [isTried, setTried] = useState(false)
  const { wallet_balance_paise: balance, confirm_with: by } = closing
  const word = by === 'phone' ? phone?.slice(-4) : email
  const mistakes = closingMistakes({ typed, word, balance, givesUp })
  const { submit, isBusy } = useSubmission<string>({
    form: 'delete-account',
    validate: () => !mistakes.word && !mistakes.wallet,
    work: (confirmation) => remove({ confirmation, forfeitPaise: balance > 0 ? balance : null }),
    onError: (error) => {
      notify.problem(errorText(error))
      onRefused()
    },
  })
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  return (
    <form
      id={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        void submit(typed.trim())
      }}
    >
      <p>{t('delete.goes')}</p>
      <p className="text-ink-muted">{t('delete.stays')}</p>
      <p className="text-ink-muted">{t('delete.staysDigest')}</p>
      {balance > 0 ? (
        <div>
          <Checkbox
            label={t('delete.wallet', { amount: money(balance) })}
            hint={t('delete.walletHint')}
            checked={givesUp}
            aria-invalid={isTried && mistakes.wallet}
            onChange={({ currentTarget }) => setGivesUp(currentTarget.checked)}
          />
          <p role="alert" className="text-sm font-medium text-danger-ink">
            {isTried && mistakes.wallet ? t('delete.walletRequired') : null}
          </p>
        </div>
      ) : null}
      <TextField
        label={t(by === 'phone' ? 'delete.digits' : 'delete.mail')}
        inputMode={by === 'phone' ? 'numeric' : 'email'}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        {...(isTried && mistakes.word
          ? { error: t(by === 'phone' ? 'delete.digitsWrong' : 'delete.mailWrong') }
          : {})}
      />
    </form>
  )
}
