import { type PhoneProblem, readPhone } from '@angadi/domain/phone.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSignInDraft } from '../sign-in-draft.ts'
import { useLabels } from '../use-labels.ts'
import { useSendCode } from '../use-send-code.ts'
import { PhoneView } from './phone-view.tsx'

export interface PhoneStepProps {
  readonly onSent: () => void
  readonly onWay: (way: 'phone' | 'email') => void
}

/** Asks for the phone number; problems are shown on submit, not while typing (Spec §5 Phone). */
export default function PhoneStep({ onSent, onWay }: PhoneStepProps) {
  const t = useLabels()
  const field = useRef<HTMLInputElement>(null)
  const { typed, isSending, type, send } = useSignInDraft()
  const [problem, setProblem] = useState<PhoneProblem>()
  const sending = useSendCode(onSent)
  const submit = () => {
    const reading = readPhone(typed)
    setProblem(reading.ok ? undefined : reading.problem)
    if (reading.ok) void sending.submit(reading.e164)
    else field.current?.focus()
  }
  const goOn = useEffectEvent(() => {
    send(false)
    submit()
  })
  // The user may have tapped Send before this step was loaded.
  useEffect(() => {
    if (isSending) goOn()
  }, [isSending])
  return (
    <PhoneView
      t={t}
      typed={typed}
      onType={(next) => {
        type(next)
        setProblem(undefined)
        sending.reset()
      }}
      onSend={submit}
      onWay={onWay}
      busy={sending.isBusy}
      error={problem ? t(`phone.${problem}`) : sending.problem}
      field={field}
    />
  )
}
