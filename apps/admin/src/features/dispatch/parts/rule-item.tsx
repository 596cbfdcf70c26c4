import { DISPATCH_FACTORS } from '@angadi/data/dispatch/reasons.ts'
import { type DispatchRule, useSetDispatchRule } from '@angadi/data/dispatch/rules.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ConfirmDialog } from '@angadi/ui/confirm-dialog/confirm-dialog.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { type ReactNode, useRef, useState } from 'react'
import { stateOfRule } from './state-of-rule.ts'

const TONES = { inForce: 'success', coming: 'action', past: 'neutral' } as const

/** One rule of dispatch in words; the one in force with the switch that stops all offers. */
export function RuleItem({ rule }: { readonly rule: DispatchRule }) {
  const { t } = useTranslation('dispatch')
  const { date } = useFormats()
  const state = stateOfRule(rule, Date.now())
  const scope = [
    rule.region ?? t('everywhere'),
    rule.work === null ? t('allWork') : t(`work.${rule.work}`),
  ].join(' · ')
  const isDated = !Number.isNaN(Date.parse(rule.valid_from))
  return (
    <div className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-bold">
            <span>{scope}</span>
            <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
            {rule.stopped ? <Badge tone="danger">{t('stoppedBadge')}</Badge> : null}
          </h3>
          <p className="text-sm text-ink-muted">
            {isDated ? t('from', { when: date(rule.valid_from) }) : t('always')}
          </p>
          {rule.note ? <p className="text-sm">{rule.note}</p> : null}
        </div>
        {state === 'inForce' ? <StopSwitch rule={rule} scope={scope} /> : null}
      </div>
      {state === 'past' ? (
        <Folded title={t('values')}>
          <Values rule={rule} />
          <Weights rule={rule} />
        </Folded>
      ) : (
        <>
          <Values rule={rule} />
          <Folded title={t('weights')}>
            <Weights rule={rule} />
          </Folded>
        </>
      )}
    </div>
  )
}

/** What is read only when it is asked for. */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-action-ink">
        {title}
      </summary>
      {children}
    </details>
  )
}

function Weights({ rule }: { readonly rule: DispatchRule }) {
  const { t } = useTranslation('dispatch')
  const { number } = useFormats()
  return (
    <KeyValueList
      entries={DISPATCH_FACTORS.flatMap((factor) => {
        const weight = rule.weights[factor]
        return weight === undefined
          ? []
          : [{ key: factor, label: t(`weight.${factor}`), value: number(weight) }]
      })}
    />
  )
}

function Values({ rule }: { readonly rule: DispatchRule }) {
  const { t } = useTranslation('dispatch')
  const { distance } = useFormats()
  const seconds = (count: number) => t('value.seconds', { count })
  return (
    <KeyValueList
      entries={[
        {
          key: 'rounds',
          label: t('rounds'),
          value: rule.rounds
            .map(({ radius_m, wave }) => t('roundLine', { count: wave, distance: distance(radius_m) }))
            .join(', '),
        },
        {
          key: 'far',
          label: t('value.far'),
          value: rule.far_m === null ? t('value.unlimited') : distance(rule.far_m),
        },
        {
          key: 'offer',
          label: t('value.offer'),
          value: rule.offer_seconds === null ? t('value.usual') : seconds(rule.offer_seconds),
        },
        { key: 'stale', label: t('value.stale'), value: seconds(rule.stale_seconds) },
        { key: 'silent', label: t('value.silent'), value: seconds(rule.silent_seconds) },
        { key: 'extra', label: t('value.extra'), value: seconds(rule.max_extra_seconds) },
        { key: 'floor', label: t('value.floor'), value: rule.rating_floor ?? t('value.noFloor') },
      ]}
    />
  )
}

function StopSwitch({ rule, scope }: { readonly rule: DispatchRule; readonly scope: string }) {
  const { t } = useTranslation(['dispatch', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync, isPending } = useSetDispatchRule()
  const [isAsking, setAsking] = useState(false)
  const key = useRef<string>(undefined)
  const word = rule.stopped ? 'resume' : 'stop'
  const turn = () => {
    key.current ??= `dispatch-stop:${crypto.randomUUID()}`
    const { region_id, work, stopped } = rule
    mutateAsync({ rule: { region_id, work, stopped: !stopped }, key: key.current }).then(
      () => {
        key.current = undefined
        setAsking(false)
        notify.success(t(stopped ? 'resumed' : 'stopped'))
      },
      (error: unknown) => notify.problem(t('addFailed'), { description: errorText(error) }),
    )
  }
  return (
    <>
      <Button
        variant={rule.stopped ? 'secondary' : 'dangerQuiet'}
        size="sm"
        unavailableReason={unavailableReason}
        aria-label={`${t(word)}: ${scope}`}
        onClick={() => setAsking(true)}
      >
        {t(word)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`${word}Title`)}
        body={t(`${word}Text`, { scope })}
        confirmLabel={t(word)}
        cancelLabel={t('common:cancel')}
        dangerous={!rule.stopped}
        busy={isPending}
        onConfirm={turn}
      />
    </>
  )
}
