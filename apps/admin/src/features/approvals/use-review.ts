import type { Approval } from '@angadi/data/approvals/application.ts'
import { useDecideItems, useTakeApplication } from '@angadi/data/approvals/decide.ts'
import { forgetItemDecisions, useItemDecisions } from '@angadi/data/approvals/drafts.ts'
import { decisionsToSend, isOpen, nextStep, unreadyItem } from '@angadi/domain/approvals/item-decisions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { isDecided } from './is-decided.ts'

/** Moves the focus to an item. */
function focusRequirement(requirement: string): void {
  document.querySelector<HTMLElement>(`[data-requirement="${CSS.escape(requirement)}"]`)?.focus()
}

/** The review of one application: decisions that are collected, and how they are sent. */
export function useReview(approval: Approval) {
  const { t } = useTranslation('approvals')
  const { id, items, state, version } = approval
  const decisions = useItemDecisions(id)
  const [isChecked, setChecked] = useState(false)
  const isRenewal = approval.renews !== null
  const isMine = approval.is_mine === true && !isDecided(state)
  const { mutateAsync: decide } = useDecideItems(id)
  const { mutateAsync: takeIt } = useTakeApplication(id)
  const sending = useSubmission({
    form: 'application-items',
    work: (sent: ReturnType<typeof decisionsToSend>) => decide({ version, decisions: sent }),
    onSuccess: (_, sent) => {
      setChecked(false)
      forgetItemDecisions(
        id,
        sent.map(({ requirement }) => requirement),
      )
      notify.success(t('bar.sent', { count: sent.length }))
    },
    onError: () => undefined,
  })
  const taking = useSubmission({
    form: 'application-take',
    work: () => takeIt(),
    onSuccess: () => sending.reset(),
    onError: () => undefined,
  })
  const toSend = decisionsToSend(items, decisions)
  return {
    decisions,
    toSend,
    isChecked,
    isMine,
    mayDecide: isMine && state === 'under_review',
    step: nextStep(items, decisions, isRenewal),
    open: items.filter((item) => isOpen(item, isRenewal)).length,
    isSending: sending.isBusy,
    isTaking: taking.isBusy,
    error: taking.error ?? sending.error,
    /** What went wrong has been looked at. */
    dismiss: () => {
      sending.reset()
      taking.reset()
    },
    take: () => void taking.submit(undefined),
    /** Sends the decisions; shows the first that cannot be sent yet instead. */
    send: () => {
      const unready = unreadyItem(items, decisions)
      setChecked(true)
      if (unready) focusRequirement(unready.requirement)
      else void sending.submit(toSend)
    },
  }
}
