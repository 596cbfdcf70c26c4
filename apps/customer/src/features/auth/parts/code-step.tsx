import { formatPhone } from '@angadi/domain/phone.ts'
import { digitsOfCode } from '@angadi/domain/typed/pasted.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { OtpField } from '@angadi/ui/otp-field/otp-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useRef, useState } from 'react'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useAuthForm } from '../use-auth-form.ts'
import { useSendCode } from '../use-send-code.ts'
import { useSmsCode } from '../use-sms-code.ts'
import { StepHead } from './step-head.tsx'

/** How many digits a code has (Spec §9 Login). */
const CODE_LENGTH = 6

export interface CodeStepProps {
  readonly phone: string
  readonly onEdit: () => void
}

/** Takes the code from the SMS and submits it with the last digit (Spec §5 Code). */
export default function CodeStep({ phone, onEdit }: CodeStepProps) {
  const { t } = useTranslation('auth')
  const resendAt = useSignInDraft((draft) => draft.resendAt)
  const secondsLeft = useCountdown(resendAt, 0)
  const [code, setCode] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const resend = useSendCode(() => setCode(''))
  const verify = useAuthForm({
    form: 'verify-code',
    attempt: 'verify',
    work: async (entered: string) => (await import('@angadi/auth/sign-in.ts')).verifyCode(phone, entered),
    onSuccess: () => notify.welcome(t('toast.welcome'), t('toast.signedIn')),
    onError: () => setCode(''),
  })
  const isDone = verify.phase === 'success'
  const check = (entered: string) => {
    setIncomplete(entered.length !== CODE_LENGTH)
    if (entered.length === CODE_LENGTH && !isDone) void verify.submit(entered)
  }
  useSmsCode((found) => {
    const digits = digitsOfCode(found, CODE_LENGTH)
    setCode(digits)
    if (digits.length === CODE_LENGTH) check(digits)
  })
  const firstDigit = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // When the step opens, and again after a refused code: the digits were disabled meanwhile and lost the focus.
    if (!verify.isBusy) firstDigit.current?.focus()
  }, [verify.isBusy])
  const problem = isIncomplete ? t('code.incomplete') : (verify.problem ?? resend.problem)
  const isWaiting = secondsLeft > 0
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onKeyDown={({ key }) => {
        // The button is disabled below six digits, so Enter would not submit and nothing would be announced.
        if (key === 'Enter' && code.length < CODE_LENGTH) check(code)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        check(code)
      }}
    >
      <div>
        <StepHead title={t('code.title')}>{t('code.sentTo', { phone: formatPhone(phone) })}</StepHead>
        <Button variant="quiet" size="sm" className="-ml-3" onClick={onEdit}>
          {t('code.edit')}
        </Button>
      </div>
      <OtpField
        firstDigit={firstDigit}
        label={t('code.label')}
        digitLabel={(digit, length) => t('code.digit', { digit, length })}
        length={CODE_LENGTH}
        value={code}
        onChange={(value) => {
          setCode(value)
          setIncomplete(false)
          if (value !== '' && verify.error !== undefined) verify.reset()
        }}
        onComplete={check}
        disabled={verify.isBusy}
        error={problem}
      />
      <Button
        type="submit"
        size="lg"
        wide
        disabled={code.length !== CODE_LENGTH}
        busy={verify.isBusy || isDone}
      >
        {t('code.verify')}
      </Button>
      <Button
        variant="quiet"
        wide
        disabled={isWaiting}
        busy={resend.isBusy}
        onClick={() => void resend.submit(phone)}
      >
        {isWaiting ? t('code.resendIn', { seconds: secondsLeft }) : t('code.resend')}
      </Button>
    </form>
  )
}
