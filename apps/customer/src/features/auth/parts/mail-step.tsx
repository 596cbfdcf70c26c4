import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { MailCheck } from 'lucide-react'
import { StepHead } from './step-head.tsx'

export interface MailStepProps {
  readonly email: string
  /** Whether a password reset was requested, instead of an account. */
  readonly isReset: boolean
  readonly onReset: () => void
  readonly onSignIn: () => void
}

/**
 * Asks the user to check their e-mail. The text is the same for known and unknown addresses (Decisions, "E-mail sign-in
 * that signs up").
 */
export default function MailStep({ email, isReset, onReset, onSignIn }: MailStepProps) {
  const { t } = useTranslation('auth')
  return (
    <div className="flex flex-col gap-5">
      <span className="grid size-16 place-items-center rounded-full bg-action-soft text-action-ink [&_svg]:size-7">
        <MailCheck aria-hidden />
      </span>
      <StepHead focus title={t('mail.title')}>
        {isReset ? t('mail.reset', { email }) : t('mail.text', { email })}
      </StepHead>
      <p className="text-sm text-ink-muted">{t('mail.spam')}</p>
      <Button size="lg" wide onClick={onSignIn}>
        {t('mail.toSignIn')}
      </Button>
      {isReset ? null : (
        <Button variant="quiet" wide onClick={onReset}>
          {t('email.forgot')}
        </Button>
      )}
    </div>
  )
}
