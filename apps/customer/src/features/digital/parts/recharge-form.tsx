import { useCircles, useOperators } from '@angadi/data/digital/operators.ts'
import { type RechargePlan, useDetectedOperator } from '@angadi/data/digital/recharge.ts'
import { type ConnectionKind, readSubscriberNumber } from '@angadi/domain/digital/subscriber-number.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId, useState } from 'react'
import { OpenAmount } from './open-amount.tsx'
import { PlanList } from './plan-list.tsx'
import { ReviewBar } from './review-bar.tsx'

/** What is recharged, as the server prices it (`private.digital_price`). */
export interface RechargeRequest {
  readonly service: 'recharge'
  readonly operator: string
  readonly circle?: string
  readonly number: string
  readonly plan_id?: string
  readonly amount_paise?: number
}

export interface RechargeFormProps {
  readonly kind: ConnectionKind
  readonly onReview: (request: RechargeRequest) => void
}

/** Number, operator and circle, and a plan or an amount. What was detected is a suggestion and can be changed. */
export function RechargeForm({ kind, onReview }: RechargeFormProps) {
  const { t } = useTranslation('digital')
  const operators = useOperators()
  const circles = useCircles()
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const [chosen, setChosen] = useState<{ operator?: string; circle?: string }>({})
  const [plan, setPlan] = useState<RechargePlan>()
  const [amount, setAmount] = useState<number>()
  const sureId = useId()

  const number = readSubscriberNumber(typed, kind)
  const detected = useDetectedOperator(number, kind).data
  const open = (operators.data ?? []).filter((one) => one.kind === kind)
  const operator = open.find(({ code }) => code === (chosen.operator ?? detected?.operator ?? ''))
  const circle = kind === 'dth' ? undefined : (chosen.circle ?? detected?.circle ?? undefined)
  const takesAmount = operator?.min_paise != null && operator.max_paise != null
  const paise = plan?.amount_paise ?? amount

  if (operators.isError || circles.isError)
    return (
      <LoadFailed
        title={t('recharge.failed')}
        busy={operators.isFetching || circles.isFetching}
        onRetry={() => Promise.all([operators.refetch(), circles.refetch()])}
      />
    )

  const choose = (change: { operator?: string; circle?: string }) => {
    setChosen({ ...chosen, ...change })
    setPlan(undefined)
    setAmount(undefined)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (operator === undefined || number === undefined || paise === undefined) return
        onReview({
          service: 'recharge',
          operator: operator.code,
          ...(circle ? { circle } : {}),
          number,
          ...(plan ? { plan_id: plan.id } : { amount_paise: paise }),
        })
      }}
    >
      <TextField
        label={t(kind === 'dth' ? 'recharge.subscriberNumber' : 'recharge.mobileNumber')}
        inputMode="numeric"
        autoComplete={kind === 'dth' ? 'off' : 'tel-national'}
        maxLength={20}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          choose({})
          setChosen({})
        }}
        onBlur={() => setLeft(true)}
        error={
          isLeft && typed !== '' && number === undefined
            ? t(kind === 'dth' ? 'recharge.subscriberInvalid' : 'recharge.mobileInvalid')
            : undefined
        }
      />
      {number === undefined ? null : (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Select
            label={t('recharge.operator')}
            aria-describedby={sureId}
            value={operator?.code ?? ''}
            onChange={(event) => choose({ operator: event.target.value })}
            options={[
              ...(operator ? [] : [{ value: '', label: t('recharge.chooseOperator') }]),
              ...open.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
          {kind === 'dth' ? null : (
            <Select
              label={t('recharge.circle')}
              value={circle ?? ''}
              onChange={(event) => choose({ circle: event.target.value })}
              options={[
                ...(circle ? [] : [{ value: '', label: t('recharge.chooseCircle') }]),
                ...(circles.data ?? []).map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          )}
          <p id={sureId} role="status" className="text-sm text-ink-muted md:col-span-2">
            {detected?.operator && !chosen.operator
              ? t(detected.sure ? 'recharge.sure' : 'recharge.suggested')
              : null}
          </p>
        </div>
      )}
      {operator && takesAmount && kind !== 'mobile_prepaid' ? (
        <OpenAmount
          key={operator.code}
          bounds={{ min: operator.min_paise ?? 0, max: operator.max_paise ?? 0 }}
          onChange={(value) => {
            setAmount(value)
            setPlan(undefined)
          }}
        />
      ) : null}
      {operator && kind !== 'mobile_postpaid' ? (
        <PlanList operator={operator.code} circle={circle} chosen={plan?.id} onChoose={setPlan} />
      ) : null}
      {operator && paise !== undefined ? (
        <ReviewBar
          amountPaise={paise}
          fee={{ flat: operator.fee_paise, basisPoints: operator.fee_bp, cap: operator.fee_cap_paise }}
        />
      ) : null}
    </form>
  )
}
