import { COUNTRY_CODE, type PhoneProblem, readPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useRef, useState } from 'react'
import { useSendCode } from '../use-send-code.ts'
import { StepHead } from './step-head.tsx'

export interface PhoneStepProps {
  /** The number that was typed before, as +919849012345. */
  readonly phone: string | null
  readonly onSent: () => void
}

/** Asks for the number; what is wrong with it is said when one tries to go on, not while typing (Spec §5 Phone). */
export default function PhoneStep({ phone, onSent }: PhoneStepProps) {
  const { t } = useTranslation('auth')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(phone?.slice(COUNTRY_CODE.length) ?? '')
  const [problem, setProblem] = useState<PhoneProblem>()
  const sending = useSendCode(onSent)
  const sentence = problem ? t(`phone.${problem}`) : sending.problem
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const reading = readPhone(typed)
        setProblem(reading.ok ? undefined : reading.problem)
        if (reading.ok) void sending.submit(reading.e164)
        else field.current?.focus()
      }}
    >
      <StepHead title={t('phone.title')}>{t('phone.text')}</StepHead>
      <TextField
        ref={field}
        label={t('phone.label')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        name="phone"
        lead={COUNTRY_CODE}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
          sending.reset()
        }}
        {...(sentence ? { error: sentence } : {})}
      />
      <Button type="submit" size="lg" wide disabled={typed.trim() === ''} busy={sending.isBusy}>
        {t('phone.send')}
      </Button>
    </form>
  )
}
