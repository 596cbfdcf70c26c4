import type { Approval, ApprovalItem } from '@angadi/data/approvals/application.ts'
import type { ItemDecision } from '@angadi/domain/approvals/item-decisions.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { useId } from 'react'
import { useApprovalWords } from '../use-approval-words.ts'
import { ItemChecks } from './item-checks.tsx'
import { ItemDecisionForm } from './item-decision-form.tsx'
import { ItemPapers, type ItemPapersProps } from './item-papers.tsx'

const TONES = {
  given: 'action',
  accepted: 'success',
  sent_back: 'warning',
  expired: 'danger',
  missing: 'neutral',
} as const

export interface ItemCardProps {
  readonly item: ApprovalItem
  readonly approval: Approval
  /** When the answer came, in milliseconds since 1970. */
  readonly now: number
  readonly decision: ItemDecision | undefined
  readonly mayDecide: boolean
  readonly isChecked: boolean
  readonly papers: Pick<ItemPapersProps, 'access' | 'isShown' | 'onShow'>
  readonly onDecide: (decision: ItemDecision | undefined) => void
}

/** One item: what was typed and what became of it, and its papers beside it; on a phone below. */
export function ItemCard({
  item,
  approval,
  now,
  decision,
  mayDecide,
  isChecked,
  papers,
  onDecide,
}: ItemCardProps) {
  const { t } = useTranslation('approvals')
  const { date } = useFormats()
  const words = useApprovalWords()
  const headId = useId()
  const name = words.requirement(item.requirement)
  const facts = [
    ...(item.number
      ? [
          {
            key: 'number',
            label: t(item.number_kind === 'bank' ? 'item.account' : 'item.number'),
            value: <span className="select-all wrap-anywhere">{item.number}</span>,
          },
        ]
      : []),
    ...(item.holder ? [{ key: 'holder', label: t('item.holder'), value: item.holder }] : []),
    ...(item.ifsc ? [{ key: 'ifsc', label: t('item.ifsc'), value: item.ifsc }] : []),
    ...(item.valid_until
      ? [{ key: 'until', label: t('item.validUntil'), value: date(`${item.valid_until}T12:00:00+05:30`) }]
      : []),
    ...(item.reason ? [{ key: 'reason', label: t('item.reason'), value: words.reason(item.reason) }] : []),
    ...(item.note ? [{ key: 'note', label: t('item.note'), value: item.note }] : []),
  ]
  return (
    <article
      data-desk-item
      data-requirement={item.requirement}
      tabIndex={-1}
      aria-labelledby={headId}
      className="scroll-mt-24 scroll-mb-40 rounded-lg border border-line bg-surface-raised p-4 focus:outline-3 focus:outline-focus md:p-5"
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 @reading:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <h3 id={headId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
            {name}
            <Badge tone={TONES[item.state]}>{t(`itemState.${item.state}`)}</Badge>
            {item.is_needed ? null : <Badge>{t('item.optional')}</Badge>}
          </h3>
          {item.is_taken_over ? <p className="text-sm text-ink-muted">{t('item.takenOver')}</p> : null}
          {item.is_left_out ? <p>{t('item.leftOut')}</p> : null}
          {facts.length > 0 ? <KeyValueList entries={facts} /> : null}
          <ItemChecks item={item} approval={approval} now={now} />
          {mayDecide ? (
            <ItemDecisionForm
              item={item}
              name={name}
              decision={decision}
              language={words.language(approval.language)}
              isChecked={isChecked}
              onDecide={onDecide}
            />
          ) : null}
        </div>
        <div className="min-w-0">
          <ItemPapers item={item} name={name} {...papers} />
        </div>
      </div>
    </article>
  )
}
