import type { Application } from '@angadi/data/applications/my-applications.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { StepProgress } from '@angadi/ui/step-progress/step-progress.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isOpen } from './application-states.ts'
import { PapersStep } from './papers-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { SendStep } from './send-step.tsx'

const STEPS = ['profile', 'papers', 'send'] as const
type Step = (typeof STEPS)[number]

export interface ApplicationFormProps {
  readonly application: Application
  /** The version of the terms that is accepted with it. */
  readonly agreement: number
}

/** One application in three steps; each is kept by the server, so that another device goes on where this one stopped. */
export function ApplicationForm({ application, agreement }: ApplicationFormProps) {
  const { t } = useTranslation('provider')
  const [step, setStep] = useState<Step>(() => firstStep(application))
  const [isFirst, setFirst] = useState(true)
  const number = STEPS.indexOf(step) + 1
  const go = (next: Step) => () => {
    setFirst(false)
    setStep(next)
  }
  return (
    <>
      <StepProgress
        step={number}
        steps={STEPS.length}
        label={t('step', { step: number, steps: STEPS.length, name: t(`steps.${step}`) })}
      />
      <StepHeading key={step} takesFocus={!isFirst}>
        {t(`steps.${step}`)}
      </StepHeading>
      {application.state === 'changes_requested' ? (
        <Banner tone="warning">{t('sentBack')}</Banner>
      ) : application.state === 'submitted' || application.state === 'under_review' ? (
        <Banner tone="action">{t('handedIn')}</Banner>
      ) : null}
      {step === 'profile' ? <ProfileStep application={application} onNext={go('papers')} /> : null}
      {step === 'papers' ? (
        <PapersStep application={application} onBack={go('profile')} onNext={go('send')} />
      ) : null}
      {step === 'send' ? (
        <SendStep application={application} agreement={agreement} onBack={go('papers')} />
      ) : null}
    </>
  )
}

/** A new step is read from its heading; the first one is read as the page. */
function StepHeading({
  takesFocus,
  children,
}: {
  readonly takesFocus: boolean
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold text-balance outline-none">
      {children}
    </h1>
  )
}

/** Where somebody who comes back goes on: with what is still open. */
function firstStep(application: Application): Step {
  if (application.renews !== null) return 'papers'
  const { name, lat } = application.profile
  if (!name || lat === null || lat === undefined) return 'profile'
  return application.items.some((item) => isOpen(application, item)) ? 'papers' : 'send'
}
