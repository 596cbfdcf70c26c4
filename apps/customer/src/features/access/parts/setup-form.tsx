import type { SetupAnswer } from '@angadi/data/session/setup.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'

export interface SetupFormProps {
  readonly busy: boolean
  /** The server's answer to the last token. */
  readonly answer?: SetupAnswer | undefined
  /** The error of the last request. */
  readonly error?: Error | undefined
  readonly onSubmit: (token: string) => void
}

/** Asks for the set-up token (Decisions, "/create-admin"). */
export function SetupForm({ busy, answer, error, onSubmit }: SetupFormProps) {
  const { t } = useTranslation('roles')
  const [token, setToken] = useState('')
  const [isMissing, setMissing] = useState(false)
  const unavailableReason = useOfflineReason()
  const problem = useProblem({ answer, error })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = token.trim()
    setMissing(typed === '')
    if (typed !== '' && !busy) onSubmit(typed)
  }
  return (
    <Page width="form">
      <div aria-hidden className="mb-5 text-accent-ink [&_svg]:size-11 [&_svg]:stroke-[1.5]">
        <KeyRound />
      </div>
      <h1 className="text-2xl font-bold">{t('setup.title')}</h1>
      <p className="mt-2 text-ink-muted">{t('setup.text')}</p>
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <TextField
          label={t('setup.token')}
          value={token}
          onChange={({ target }) => {
            setToken(target.value)
            setMissing(false)
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={isMissing ? t('setup.tokenRequired') : busy ? undefined : problem}
        />
        <Button type="submit" size="lg" wide busy={busy} unavailableReason={unavailableReason}>
          {t('setup.submit')}
        </Button>
      </form>
    </Page>
  )
}

function useProblem({ answer, error }: Pick<SetupFormProps, 'answer' | 'error'>): string | undefined {
  const { t } = useTranslation('roles')
  const { time } = useFormats()
  const errorText = useErrorText()
  if (error) return errorText(error)
  if (answer?.outcome === 'locked')
    return t('setup.locked', { time: time(answer.retry_at ? new Date(answer.retry_at) : new Date()) })
  return answer?.outcome === 'wrong_token' ? t('setup.wrong') : undefined
}
