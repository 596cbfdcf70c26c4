import { useSaveTerms } from '@angadi/data/salon-desk/change-setup.ts'
import type { BookingSetup, BookingTerms } from '@angadi/data/salon-desk/setup.ts'
import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { type CancelStep, charging, ladderProblem } from '@angadi/domain/salon-desk/cancel-ladder.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { LeaveGuard } from '../../../shared/leave-guard.tsx'
import { CancelPreview } from './cancel-preview.tsx'
import { DepositFields } from './deposit-fields.tsx'
import { StepsFields } from './steps-fields.tsx'
import { TimesFields } from './times-fields.tsx'

export interface TermsFormProps {
  readonly vendor: MyVendor
  readonly setup: BookingSetup
}

/** The terms that hold while nobody has set others: those of the database. */
const USUAL: BookingTerms = {
  step_minutes: 15,
  from_opening: false,
  notice_minutes: 60,
  horizon_days: 30,
  confirms_itself: true,
  deposit_bp: 0,
  deposit_for_new_only: false,
}

/** By which terms one is booked: the times on offer, who confirms, what is paid ahead, and what late cancelling costs. */
export function TermsForm({ vendor, setup }: TermsFormProps) {
  const { t } = useTranslation('salon')
  const errorText = useErrorText()
  const isOnline = useOnline()
  const mayChange = vendor.rights.includes('prices')
  const [first] = useState(() => ({
    terms: setup.terms ?? USUAL,
    way:
      setup.cancelling.own === null ? 'usual' : charging(setup.cancelling.own).length === 0 ? 'free' : 'own',
    own: charging(setup.cancelling.own ?? setup.cancelling.usual),
  }))
  const [draft, setDraft] = useState(first)
  const [error, setError] = useState<string>()
  const { mutateAsync: save } = useSaveTerms(vendor.id)
  const { terms, way, own } = draft
  const problem = way === 'own' ? ladderProblem(own) : undefined
  const isDepositWrong =
    !Number.isInteger(terms.deposit_bp) || terms.deposit_bp < 0 || terms.deposit_bp > 10_000
  const { submit, isBusy } = useSubmission({
    form: 'booking-terms',
    validate: () => {
      setError(problem || isDepositWrong ? t('terms.check') : undefined)
      return problem === undefined && !isDepositWrong
    },
    work: () => save({ ...terms, cancelling: way === 'usual' ? null : way === 'free' ? [] : [...own] }),
    onSuccess: () => notify.success(t('terms.saved')),
    onError: (refusal) => setError(errorText(refusal)),
  })
  const put = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    setError(undefined)
  }
  const change = (changes: Partial<BookingTerms>) => put({ terms: { ...terms, ...changes } })
  const steps: readonly CancelStep[] =
    way === 'usual' ? charging(setup.cancelling.usual) : way === 'free' ? [] : charging(own)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(undefined)
      }}
    >
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-8">
        {setup.terms === null ? <p className="text-ink-muted">{t('terms.first')}</p> : null}
        <TimesFields terms={terms} onChange={change} />
        <DepositFields terms={terms} isWrong={isDepositWrong} onChange={change} />
        <Section title={t('cancel.title')}>
          <RadioGroup
            label={t('cancel.way')}
            hideLabel
            value={way}
            onChange={(next) => put({ way: next })}
            options={[
              { value: 'usual', label: t('cancel.usual') },
              { value: 'own', label: t('cancel.own') },
              { value: 'free', label: t('cancel.free') },
            ]}
          />
          {way === 'own' ? (
            <StepsFields steps={own} problem={problem} onChange={(next) => put({ own: [...next] })} />
          ) : null}
          {problem ? null : <CancelPreview steps={steps} depositBp={isDepositWrong ? 0 : terms.deposit_bp} />}
        </Section>
        <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
          {error}
        </p>
        {mayChange && (draft !== first || setup.terms === null) ? (
          <div className="sticky bottom-[calc(var(--spacing-nav-room)+0.5rem)] z-raised flex flex-wrap gap-2 rounded-lg border border-line bg-surface-raised p-2 shadow-floating md:bottom-4">
            <div className="flex flex-1 flex-col">
              <Button
                wide
                type="submit"
                busy={isBusy}
                unavailableReason={isOnline ? undefined : t('offlineShort')}
              >
                {t('terms.save')}
              </Button>
            </div>
            {draft === first ? null : (
              <>
                <Button variant="quiet" onClick={() => put(first)}>
                  {t('hours.reset')}
                </Button>
                <LeaveGuard />
              </>
            )}
          </div>
        ) : null}
      </fieldset>
    </form>
  )
}
