import { COUNTRY_CODE, type PhoneProblem, readPhone } from '@angadi/domain/phone.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useRef, useState } from 'react'
import { useSendCode } from '../use-send-code.ts'

/** Asks for the number; what is wrong with it is said when one tries to go on, not while typing. */
export function PhoneStep() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<PhoneProblem>()
  const { mutate: send, isPending, error } = useSendCode()
  const sentence = problem ? t(`phone.${problem}`) : error ? errorText(error) : undefined
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        const reading = readPhone(typed)
        setProblem(reading.ok ? undefined : reading.problem)
        if (reading.ok) send(reading.e164)
        else field.current?.focus()
      }}
    >
      <div>
        <h1 className="text-2xl font-bold">{t('phone.title')}</h1>
        <p className="mt-2 text-ink-muted">{t('phone.text')}</p>
      </div>
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
        }}
        {...(sentence ? { error: sentence } : {})}
      />
      <Button type="submit" size="lg" wide disabled={typed.trim() === ''} busy={isPending}>
        {t('phone.send')}
      </Button>
      <LinkButton look="quiet" wide render={<AppLink to={pathTo('home')} />}>
        {t('guest')}
      </LinkButton>
    </form>
  )
}
