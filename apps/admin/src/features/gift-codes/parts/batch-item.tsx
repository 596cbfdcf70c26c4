import { type IssueGiftCodes, useDecideGiftCodes, useIssueGiftCodes } from '@angadi/data/gifts/gift-acts.ts'
import type { GiftBatch } from '@angadi/data/gifts/gift-desk.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Progress } from '@angadi/ui/progress/progress.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { CodesSheet } from './codes-sheet.tsx'
import { RedemptionsSheet } from './redemptions-sheet.tsx'
import { RevokeSheet } from './revoke-sheet.tsx'

const TONES = {
  waiting: 'warning',
  agreed: 'action',
  refused: 'neutral',
  issued: 'success',
  revoked: 'neutral',
  ended: 'neutral',
} as const

export interface BatchItemProps {
  readonly batch: GiftBatch
  readonly issue?: IssueGiftCodes
}

/** Gift codes of one amount: who asked for them and why, how many were redeemed, and what can be done with them now. */
export function BatchItem({ batch, issue }: BatchItemProps) {
  const { t } = useTranslation('gift-codes')
  const { money, date } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: decide, isPending: isDeciding } = useDecideGiftCodes(batch.id)
  const { mutateAsync: make, isPending: isMaking } = useIssueGiftCodes(issue)
  const [codes, setCodes] = useState<readonly string[]>()
  const [opened, setOpened] = useState<'revoke' | 'people'>()
  const { state, many, redeemed, ended } = batch
  const name = t('batch', { many, amount: money(batch.amount_paise) })
  const tell = (error: unknown) => notify.problem(t('actFailed'), { description: errorText(error) })
  const small = { size: 'sm', variant: 'secondary', unavailableReason } as const
  const isOpen = state === 'agreed' || (state === 'issued' && redeemed + ended < many)
  const facts = [
    t('until', { day: date(`${batch.expires_on}T12:00:00+05:30`) }),
    batch.asked_by ? t('askedBy', { name: batch.asked_by }) : undefined,
    batch.decided_by && batch.decided_by !== batch.asked_by && state !== 'refused'
      ? t('agreedBy', { name: batch.decided_by })
      : undefined,
    batch.ended_by ? t('revokedBy', { name: batch.ended_by }) : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-2 font-bold">
          <span className="tabular-nums">{name}</span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </h3>
        <p className="wrap-anywhere">{batch.note}</p>
        <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
        {state === 'waiting' && !batch.may_agree ? <p className="mt-1 text-sm">{t('waits')}</p> : null}
      </div>
      {redeemed + ended > 0 || state === 'issued' ? (
        <div className="min-w-0 flex-1 basis-40 text-sm">
          <p className="mb-1">{t('redeemed', { redeemed, many })}</p>
          <Progress label={t('redeemed', { redeemed, many })} value={redeemed} max={many} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {batch.may_issue ? (
          <Button
            {...small}
            variant="primary"
            busy={isMaking}
            aria-label={t('showOf', { batch: name })}
            onClick={() => void make(batch.id).then(setCodes, tell)}
          >
            {t('show')}
          </Button>
        ) : null}
        {state === 'waiting' && batch.may_agree ? (
          <Button
            {...small}
            variant="primary"
            busy={isDeciding}
            aria-label={t('agreeOf', { batch: name })}
            onClick={() => void decide(true).catch(tell)}
          >
            {t('agree')}
          </Button>
        ) : null}
        {state === 'waiting' ? (
          <Button
            {...small}
            busy={isDeciding}
            aria-label={t(batch.may_agree ? 'refuseOf' : 'takeBackOf', { batch: name })}
            onClick={() => void decide(false).catch(tell)}
          >
            {t(batch.may_agree ? 'refuse' : 'takeBack')}
          </Button>
        ) : null}
        {redeemed > 0 ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('whoOf', { batch: name })}
            onClick={() => setOpened('people')}
          >
            {t('who')}
          </Button>
        ) : null}
        {isOpen ? (
          <Button
            {...small}
            variant="dangerQuiet"
            aria-label={t('revokeOf', { batch: name })}
            onClick={() => setOpened('revoke')}
          >
            {t('revoke')}
          </Button>
        ) : null}
      </div>
      {codes ? <CodesSheet batch={batch} codes={codes} onClose={() => setCodes(undefined)} /> : null}
      {opened === 'revoke' ? (
        <RevokeSheet batch={batch} name={name} onClose={() => setOpened(undefined)} />
      ) : null}
      {opened === 'people' ? (
        <RedemptionsSheet batchId={batch.id} name={name} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  )
}
