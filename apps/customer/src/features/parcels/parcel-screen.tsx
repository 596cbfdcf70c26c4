import { signInPath } from '@angadi/auth/origin.ts'
import { type ParcelFacts, useParcelFacts } from '@angadi/data/parcels/form-facts.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { PhoneActions } from '@angadi/shell/header/phone-actions.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useNavigateTo } from '@angadi/shell/use-navigate-to.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { AppBar } from '@angadi/ui/app-bar/app-bar.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Page } from '@angadi/ui/page/page.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { StepProgress } from '@angadi/ui/step-progress/step-progress.tsx'
import { useState } from 'react'
import {
  addDrop,
  changeDrop,
  changeParcel,
  contentProblems,
  doorProblems,
  isTooEarly,
  MOST_DROPS,
  type ParcelDraft,
  removeDrop,
  requestOf,
  useParcelDraft,
} from './parcel-draft.ts'
import { ContentsFields } from './parts/contents-fields.tsx'
import { DoorFields } from './parts/door-fields.tsx'
import { PaymentFields } from './parts/payment-fields.tsx'
import { PriceSheet } from './parts/price-sheet.tsx'

const STEPS = ['from', 'to', 'what', 'pay'] as const

/** Sends a parcel to up to five receivers, step by step (Spec §2 /delivery-services). */
export default function ParcelScreen() {
  const { t } = useTranslation('parcels')
  const { data: facts, error, isFetching, refetch } = useParcelFacts()
  return (
    <>
      <AppBar
        title={t('title')}
        back={{ label: t('back'), render: <AppLink to={pathTo('home')} /> }}
        actions={<PhoneActions />}
      />
      <Page width="reading">
        {facts ? (
          <ParcelForm facts={facts} />
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonGroup label={t('loading')}>
            <Skeleton shape="box" className="h-60" />
          </SkeletonGroup>
        )}
      </Page>
    </>
  )
}

function isStepDone(draft: ParcelDraft, step: (typeof STEPS)[number], facts: ParcelFacts): boolean {
  const isEmpty = (problems: object) => Object.keys(problems).length === 0
  if (step === 'from') return isEmpty(doorProblems(draft.pickup))
  if (step === 'to') return draft.drops.every((drop) => isEmpty(doorProblems(drop)))
  if (step === 'what') return isEmpty(contentProblems(draft, facts.declared_max_paise))
  return !isTooEarly(draft, Date.now())
}

function ParcelForm({ facts }: { readonly facts: ParcelFacts }) {
  const { t } = useTranslation('parcels')
  const draft = useParcelDraft()
  const [isChecked, setChecked] = useState(false)
  const sheet = useSheet('pay')
  const isGuest = useSession(({ ready, userId }) => ready && userId === null)
  const go = useNavigateTo()
  const step = STEPS[draft.step] ?? 'from'
  const request = requestOf(draft)
  const move = (by: number) => {
    setChecked(false)
    changeParcel({ step: Math.min(Math.max(draft.step + by, 0), STEPS.length - 1) })
    window.scrollTo(0, 0)
  }
  const submit = () => {
    if (!isStepDone(draft, step, facts)) return setChecked(true)
    if (step !== 'pay') return move(1)
    if (isGuest) return go(signInPath(pathTo('deliveryServices')))
    sheet.open()
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <StepProgress
        label={t('step', { step: draft.step + 1, steps: STEPS.length, name: t(`steps.${step}`) })}
        step={draft.step + 1}
        steps={STEPS.length}
      />
      {step === 'from' ? (
        <DoorFields
          door={draft.pickup}
          isChecked={isChecked}
          onChange={(change) => changeParcel({ pickup: { ...draft.pickup, ...change } })}
        />
      ) : null}
      {step === 'to' ? <Receivers draft={draft} isChecked={isChecked} /> : null}
      {step === 'what' ? <ContentsFields draft={draft} facts={facts} isChecked={isChecked} /> : null}
      {step === 'pay' ? <PaymentFields draft={draft} facts={facts} isChecked={isChecked} /> : null}
      <div className="flex flex-wrap-reverse gap-2">
        {draft.step > 0 ? (
          <Button variant="secondary" size="lg" className="min-w-min flex-1" onClick={() => move(-1)}>
            {t('back')}
          </Button>
        ) : null}
        <Button type="submit" size="lg" className="min-w-min flex-2">
          {t(step === 'pay' ? 'pay.price' : 'next')}
        </Button>
      </div>
      {sheet.isOpen && request && !isGuest ? <PriceSheet request={request} onClose={sheet.close} /> : null}
    </form>
  )
}

function Receivers({ draft, isChecked }: { readonly draft: ParcelDraft; readonly isChecked: boolean }) {
  const { t } = useTranslation('parcels')
  return (
    <div className="flex flex-col gap-8">
      {draft.drops.map((drop, index) => (
        <Section key={index} title={t('to.receiver', { n: index + 1 })}>
          <DoorFields
            receiver={t('to.receiver', { n: index + 1 })}
            door={drop}
            isChecked={isChecked}
            onChange={(change) => changeDrop(index, change)}
          />
          {draft.drops.length > 1 ? (
            <Button variant="dangerQuiet" className="mt-2" onClick={() => removeDrop(index)}>
              {t('to.remove', { n: index + 1 })}
            </Button>
          ) : null}
        </Section>
      ))}
      {draft.drops.length < MOST_DROPS ? (
        <Button variant="soft" onClick={addDrop}>
          {t('to.add')}
        </Button>
      ) : (
        <p className="text-sm text-ink-muted">{t('to.most')}</p>
      )}
    </div>
  )
}
