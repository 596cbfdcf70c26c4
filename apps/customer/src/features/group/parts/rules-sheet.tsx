import { type GroupRules, useSetGroupRules } from '@angadi/data/group/change-group.ts'
import type { Group } from '@angadi/data/group/group.ts'
import { LIMIT_PAISE } from '@angadi/domain/group/limits.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { type SyntheticEvent, useId, useState } from 'react'

/** The deadlines that are offered, in minutes from now; 0 is none. */
const MINUTES = [15, 30, 45, 60, 90, 120] as const
/** The choice that keeps the deadline as it is. */
const KEEP = 'keep'
const NONE = 'none'

export interface RulesSheetProps {
  readonly token: string
  readonly group: Group
  readonly onClose: () => void
}

/** The limit for each person in rupees, and until when the others choose. */
export default function RulesSheet({ token, group, onClose }: RulesSheetProps) {
  const { t } = useTranslation(['group', 'common'])
  const { money, time } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const form = useId()
  const { mutateAsync: setRules } = useSetGroupRules(token)
  const [limit, setLimit] = useState(group.limit_paise === null ? '' : String(group.limit_paise / 100))
  const [deadline, setDeadline] = useState(group.closes_at === null ? NONE : KEEP)
  const limitPaise = limit.trim() === '' ? null : Math.round(Number(limit) * 100)
  const isLimitOdd =
    limitPaise !== null && !(limitPaise >= LIMIT_PAISE.least && limitPaise <= LIMIT_PAISE.most)
  const { submit, isBusy, error } = useSubmission<GroupRules, unknown>({
    form: 'group-rules',
    validate: () => !isLimitOdd,
    work: (rules) => setRules(rules),
    onSuccess: onClose,
    onError: () => undefined,
  })
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const closesAt =
      deadline === NONE
        ? null
        : deadline === KEEP
          ? group.closes_at
          : new Date(Date.parse(group.server_now) + Number(deadline) * 60_000).toISOString()
    void submit({ limitPaise, closesAt })
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('rules.title')}
      closeLabel={t('common:close')}
      size="sm"
      footer={
        <Button type="submit" form={form} wide busy={isBusy} unavailableReason={unavailableReason}>
          {t('rules.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={save} noValidate className="flex flex-col gap-5">
        <TextField
          label={t('rules.limit')}
          hint={t('rules.limitHint')}
          error={
            isLimitOdd
              ? t('rules.limitOdd', { least: money(LIMIT_PAISE.least), most: money(LIMIT_PAISE.most) })
              : error
                ? errorText(error)
                : undefined
          }
          lead="₹"
          inputMode="decimal"
          maxLength={8}
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
        <Select
          label={t('rules.until')}
          value={deadline}
          onChange={(event) => setDeadline(event.target.value)}
          options={[
            { value: NONE, label: t('rules.never') },
            ...(group.closes_at === null
              ? []
              : [{ value: KEEP, label: t('facts.until', { time: time(group.closes_at) }) }]),
            ...MINUTES.map((count) => ({ value: String(count), label: t('rules.in', { count }) })),
          ]}
        />
      </form>
    </DialogSheet>
  )
}
