import type { ApprovalItem } from '@angadi/data/approvals/application.ts'
import { ITEM_REASONS } from '@angadi/domain/applications/vocabulary.ts'
import {
  type ItemDecision,
  isOutdated,
  mayAccept,
  maySendBack,
} from '@angadi/domain/approvals/item-decisions.ts'
import { ITEM_NOTE_LENGTH } from '@angadi/domain/approvals/note-limits.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { Check, CornerUpLeft, Undo2 } from 'lucide-react'

export interface ItemDecisionFormProps {
  readonly item: ApprovalItem
  readonly name: string
  readonly decision: ItemDecision | undefined
  /** The language in which the applicant is told the reason. */
  readonly language: string
  /** Whether what is missing is to be shown. */
  readonly isChecked: boolean
  readonly onDecide: (decision: ItemDecision | undefined) => void
}

/** Accepts an item or sends it back with a reason; sent with the others, and until then undone. */
export function ItemDecisionForm({
  item,
  name,
  decision,
  language,
  isChecked,
  onDecide,
}: ItemDecisionFormProps) {
  const { t } = useTranslation('approvals')
  const documentId = item.document_id
  if (documentId === null || !maySendBack(item)) return null
  const isOld = decision !== undefined && isOutdated(item, decision)
  const isBack = decision !== undefined && !decision.accepted
  const set = (part: Partial<ItemDecision>) =>
    onDecide({ documentId, accepted: false, note: '', ...decision, ...part })
  return (
    <div className="flex flex-col gap-3">
      {isOld ? <Banner tone="warning">{t('decided.outdated')}</Banner> : null}
      {decision && !isOld ? (
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          <span className={decision.accepted ? 'text-success-ink' : 'text-warning-ink'}>
            {t(decision.accepted ? 'decided.accepted' : 'decided.back')}
          </span>
          <Button
            variant="quiet"
            size="sm"
            icon={<Undo2 aria-hidden />}
            aria-label={t('act.undoItem', { item: name })}
            onClick={() => onDecide(undefined)}
          >
            {t('act.undo')}
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {mayAccept(item) ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<Check aria-hidden />}
              aria-label={t('act.acceptItem', { item: name })}
              aria-keyshortcuts="a"
              onClick={() => set({ documentId, accepted: true })}
            >
              {t('act.accept')}
            </Button>
          ) : null}
          <Button
            variant="dangerQuiet"
            size="sm"
            className={mayAccept(item) ? '' : '-ml-3'}
            icon={<CornerUpLeft aria-hidden />}
            aria-label={t('act.sendBackItem', { item: name })}
            aria-keyshortcuts="s"
            onClick={() => set({ documentId, accepted: false })}
          >
            {t('act.sendBack')}
          </Button>
        </div>
      )}
      {isBack ? (
        <div className="flex flex-col gap-3 rounded-md bg-surface-sunken p-3">
          <Select
            label={t('back.reason')}
            value={decision.reason ?? ''}
            error={isChecked && decision.reason === undefined ? t('back.reasonMissing') : undefined}
            onChange={(event) =>
              set({ reason: ITEM_REASONS.find((reason) => reason === event.currentTarget.value) })
            }
            options={[
              { value: '', label: t('back.choose') },
              ...ITEM_REASONS.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
            ]}
          />
          <TextArea
            label={t('back.note')}
            hint={t('back.noteHint', { language })}
            rows={2}
            maxLength={ITEM_NOTE_LENGTH}
            value={decision.note}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
        </div>
      ) : null}
    </div>
  )
}
