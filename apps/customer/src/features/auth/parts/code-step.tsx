import { verifyCode } from '@angadi/auth/sign-in.ts'
import { formatPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { useCountdown } from '@angadi/ui/countdown-ring/use-countdown.ts'
import { OtpField } from '@angadi/ui/otp-field/otp-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useSendCode } from '../use-send-code.ts'

/** How many digits a code has (Spec §9 Login). */
const CODE_LENGTH = 6

/** Takes the code that came by SMS; the last digit sends it off. */
export function CodeStep({ phone }: { readonly phone: string }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const { resendAt, forget } = useSignInDraft()
  const secondsLeft = useCountdown(resendAt, 0)
  const [code, setCode] = useState('')
  const resend = useSendCode()
  const verify = useMutation({
    mutationFn: (entered: string) => verifyCode(phone, entered),
    onSuccess: () => notify.success(t('signedIn'), { id: 'signed-in' }),
    onError: () => setCode(''),
  })
  const firstDigit = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On arrival, and again when a code was refused: checking it disabled the digits, which took the focus away.
    if (!verify.isPending) firstDigit.current?.focus()
  }, [verify.isPending])
  const error = verify.error ?? resend.error
  const isWaiting = secondsLeft > 0
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!verify.isPending && code.length === CODE_LENGTH) verify.mutate(code)
      }}
    >
      <div>
        <h1 className="text-2xl font-bold">{t('code.title')}</h1>
        <p className="mt-2 text-ink-muted">{t('code.sentTo', { phone: formatPhone(phone) })}</p>
        <Button look="quiet" size="sm" className="-ml-3" onClick={forget}>
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
          if (value !== '') verify.reset()
        }}
        onComplete={(complete) => {
          if (!verify.isPending) verify.mutate(complete)
        }}
        disabled={verify.isPending}
        error={error ? errorText(error) : undefined}
      />
      <Button
        type="submit"
        size="lg"
        wide
        disabled={code.length !== CODE_LENGTH}
        busy={verify.isPending || verify.isSuccess}
      >
        {t('code.verify')}
      </Button>
      <Button
        look="quiet"
        wide
        disabled={isWaiting}
        busy={resend.isPending}
        onClick={() => resend.mutate(phone)}
      >
        {isWaiting ? t('code.resendIn', { seconds: secondsLeft }) : t('code.resend')}
      </Button>
    </form>
  )
}
