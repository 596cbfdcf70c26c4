import type { Biller } from '@angadi/data/digital/billers.ts'
import { type BillParameters, useRequestBill } from '@angadi/data/digital/bills.ts'
import { AppError } from '@angadi/data/errors/app-error.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { cleanParameter, type ParameterProblem, parameterProblem } from '@angadi/domain/digital/parameters.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useRef, useState } from 'react'
import { changeBill, useDigitalDraft } from '../digital-draft.ts'
import { useSignIn } from '../use-review.ts'

export interface BillFormProps {
  readonly biller: Biller
  /** The id of the bill that was asked for. */
  readonly onRequested: (bill: string) => void
}

const NOTHING: Readonly<Record<string, string>> = {}

/** What a biller asks for, checked by its lengths and patterns before the bill is fetched. */
export function BillForm({ biller, onRequested }: BillFormProps) {
  const { t } = useTranslation('digital')
  const errorText = useErrorText()
  const signIn = useSignIn()
  const isGuest = useUserId() === null
  const unavailableReason = useOfflineReason()
  const { mutateAsync: request } = useRequestBill()
  const values = useDigitalDraft(({ bills }) => bills[biller.code] ?? NOTHING)
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const form = useRef<HTMLFormElement>(null)

  const fields = biller.parameters.map((parameter) => {
    const value = cleanParameter(values[parameter.code] ?? '', parameter.kind)
    return { parameter, value, problem: parameterProblem(value, parameter) }
  })
  const { submit, isBusy, error } = useSubmission<BillParameters, string>({
    form: 'bill',
    work: (parameters) => request({ biller: biller.code, parameters }),
    onSuccess: onRequested,
    onError: () => undefined,
  })
  // Each field shows its own problem.
  const refusal = error instanceof AppError && error.code === 'bill_parameters_invalid' ? undefined : error
  const send = () => {
    setShown(new Set(biller.parameters.map(({ code }) => code)))
    const wrong = fields.findIndex(({ problem }) => problem !== undefined)
    if (wrong >= 0) {
      form.current?.querySelectorAll('input')[wrong]?.focus()
      return
    }
    if (isGuest) return signIn()
    void submit(Object.fromEntries(fields.map(({ parameter, value }) => [parameter.code, value])))
  }
  const textOf = (
    problem: ParameterProblem,
    { min_length: min, max_length: max }: Biller['parameters'][number],
  ) => t(`parameter.${problem}`, { min, max })
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {refusal ? (
        <Banner tone="danger" urgent>
          {errorText(refusal)}
        </Banner>
      ) : null}
      {fields.map(({ parameter, problem }) => (
        <TextField
          key={parameter.code}
          label={parameter.label}
          hint={parameter.hint ?? undefined}
          inputMode={parameter.kind === 'numeric' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          // Room for the spaces and hyphens that people type and the server leaves out.
          maxLength={parameter.max_length + 10}
          value={values[parameter.code] ?? ''}
          onChange={(event) => changeBill(biller.code, { ...values, [parameter.code]: event.target.value })}
          onBlur={() => {
            if (values[parameter.code]) setShown(new Set([...shown, parameter.code]))
          }}
          error={problem && shown.has(parameter.code) ? textOf(problem, parameter) : undefined}
        />
      ))}
      <Button type="submit" size="lg" wide busy={isBusy} unavailableReason={unavailableReason}>
        {t(isGuest ? 'bills.signIn' : biller.bill_fetch === 'none' ? 'bills.continue' : 'bills.fetch')}
      </Button>
    </form>
  )
}
