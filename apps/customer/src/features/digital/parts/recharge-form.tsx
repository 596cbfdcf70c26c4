import { type Operator, useCircles, useOperators } from '@angadi/data/digital/operators.ts'
import { useDetectedOperator } from '@angadi/data/digital/recharge.ts'
import type { RechargeRequest } from '@angadi/data/digital/request.ts'
import { type ConnectionKind, readSubscriberNumber } from '@angadi/domain/digital/subscriber-number.ts'
import { LONGEST_PASTED } from '@angadi/domain/typed/pasted.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId, useState } from 'react'
import { changeRecharge, useDigitalDraft } from '../digital-draft.ts'
import { wholeNumber } from '../whole-number.ts'
import { NumberIdeas } from './number-ideas.tsx'
import { OpenAmount } from './open-amount.tsx'
import type { PaymentSubjectText } from './pay-sheet.tsx'
import { PlanList } from './plan-list.tsx'
import { ReviewBar } from './review-bar.tsx'

export interface RechargeFormProps {
  readonly kind: ConnectionKind
  readonly onReview: (request: RechargeRequest, subject: PaymentSubjectText) => void
}

/** The amounts that an operator takes without a plan, in paise. */
function amountsOf(
  operator: Operator | undefined,
): { readonly min: number; readonly max: number } | undefined {
  if (operator?.min_paise == null || operator.max_paise == null) return undefined
  return { min: operator.min_paise, max: operator.max_paise }
}

/** Number, operator and circle, and a plan or an amount. What was detected is a suggestion and can be changed. */
export function RechargeForm({ kind, onReview }: RechargeFormProps) {
  const { t } = useTranslation('digital')
  const operators = useOperators()
  const circles = useCircles()
  const draft = useDigitalDraft(({ recharge }) => recharge)
  const { typed, plan } = draft
  const [isLeft, setLeft] = useState(false)
  const sureId = useId()

  const isDish = kind === 'dth'
  const number = readSubscriberNumber(typed, kind)
  const detected = useDetectedOperator(number, kind).data
  const open = (operators.data ?? []).filter((one) => one.kind === kind)
  const operator = open.find(({ code }) => code === (draft.operator ?? detected?.operator ?? ''))
  const circle = isDish ? undefined : (draft.circle ?? detected?.circle ?? undefined)
  const bounds = amountsOf(operator)
  const paise = plan?.amount_paise ?? draft.amount

  if (operators.isError || circles.isError)
    return (
      <LoadFailed
        title={t('recharge.failed')}
        busy={operators.isFetching || circles.isFetching}
        onRetry={() => Promise.all([operators.refetch(), circles.refetch()])}
      />
    )
  const change = (next: Parameters<typeof changeRecharge>[0]) =>
    changeRecharge({ plan: undefined, amount: undefined, ...next })
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(true)
        if (operator === undefined || number === undefined || paise === undefined) return
        const request: RechargeRequest = {
          service: 'recharge',
          operator: operator.code,
          ...(circle ? { circle } : {}),
          number,
          ...(plan ? { plan_id: plan.id } : { amount_paise: paise }),
        }
        const circleName = circles.data?.find(({ code }) => code === circle)?.name
        onReview(request, {
          number: wholeNumber(number),
          code: operator.code,
          name: operator.name,
          detail: [circleName, plan?.description].filter(Boolean).join(' · '),
        })
      }}
    >
      <TextField
        label={t(isDish ? 'recharge.subscriberNumber' : 'recharge.mobileNumber')}
        inputMode="numeric"
        autoComplete={isDish ? 'off' : 'tel-national'}
        maxLength={LONGEST_PASTED}
        value={typed}
        onChange={(event) => change({ typed: event.target.value, operator: undefined, circle: undefined })}
        onBlur={() => setLeft(true)}
        error={
          isLeft && typed !== '' && number === undefined
            ? t(isDish ? 'recharge.subscriberInvalid' : 'recharge.mobileInvalid')
            : undefined
        }
      />
      {number === undefined ? (
        <NumberIdeas kind={kind} />
      ) : (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Select
            label={t('recharge.operator')}
            aria-describedby={sureId}
            value={operator?.code ?? ''}
            onChange={(event) => change({ operator: event.target.value })}
            options={[
              ...(operator ? [] : [{ value: '', label: t('recharge.chooseOperator') }]),
              ...open.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          {isDish ? null : (
            <Select
              label={t('recharge.circle')}
              value={circle ?? ''}
              onChange={(event) => change({ circle: event.target.value })}
              options={[
                ...(circle ? [] : [{ value: '', label: t('recharge.chooseCircle') }]),
                ...(circles.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          )}
          <p id={sureId} role="status" className="text-sm text-ink-muted md:col-span-2">
            {detected?.operator && !draft.operator
              ? t(detected.sure ? 'recharge.sure' : 'recharge.suggested')
              : null}
          </p>
        </div>
      )}
      {number !== undefined && operator && bounds && kind !== 'mobile_prepaid' ? (
        <OpenAmount
          key={operator.code}
          bounds={bounds}
          initialPaise={draft.amount}
          onChange={(amount) => changeRecharge({ amount, plan: undefined })}
        />
      ) : null}
      {number !== undefined && operator && kind !== 'mobile_postpaid' ? (
        <PlanList
          operator={operator.code}
          circle={circle}
          chosen={plan?.id}
          onChoose={(next) => changeRecharge({ plan: next, amount: undefined })}
        />
      ) : null}
      {number !== undefined && operator && paise !== undefined ? (
        <ReviewBar
          amountPaise={paise}
          fee={{ flat: operator.fee_paise, basisPoints: operator.fee_bp, cap: operator.fee_cap_paise }}
        />
      ) : null}
    </form>
  )
}
