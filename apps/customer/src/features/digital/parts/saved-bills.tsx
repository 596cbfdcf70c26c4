import { type SavedBiller, useSavedBillers } from '@angadi/data/digital/saved-billers.ts'
import { maskedNumber } from '@angadi/domain/digital/subscriber-number.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { changeBill } from '../digital-draft.ts'
import { NameMark } from './name-mark.tsx'
import { SavedBillSheet } from './saved-bill-sheet.tsx'

/** The connections that the customer saved, the next due first; nothing where there are none. */
export function SavedBills() {
  const { t } = useTranslation('digital')
  const { data, isError, error, isFetching, refetch } = useSavedBillers()
  const [edited, setEdited] = useState<string>()
  if (isError && !data)
    return <LoadFailed title={t('saved.failed')} error={error} busy={isFetching} onRetry={refetch} />
  if (!data)
    return (
      <SkeletonGroup label={t('saved.loading')}>
        <Skeleton className="h-16" />
      </SkeletonGroup>
    )
  const open = data.find(({ id }) => id === edited)
  if (data.length === 0) return null
  return (
    <Section title={t('saved.title')}>
      <ul className="divide-y divide-line">
        {data.map((saved) => (
          <li key={saved.id} className="flex items-center gap-1">
            <div className="min-w-0 flex-1">
              <SavedRow saved={saved} />
            </div>
            <IconButton
              label={t('saved.edit', { name: saved.nickname ?? saved.biller_name })}
              icon={<Pencil aria-hidden />}
              onClick={() => setEdited(saved.id)}
            />
          </li>
        ))}
      </ul>
      {open ? <SavedBillSheet saved={open} onClose={() => setEdited(undefined)} /> : null}
    </Section>
  )
}

function SavedRow({ saved }: { readonly saved: SavedBiller }) {
  const { t } = useTranslation('digital')
  const { money, date } = useFormats()
  const due = saved.due_on
    ? saved.last_bill_paise === null
      ? t('saved.due', { date: date(saved.due_on) })
      : t('saved.dueAmount', { amount: money(saved.last_bill_paise), date: date(saved.due_on) })
    : undefined
  return (
    <ListRow
      lead={<NameMark code={saved.biller_code} name={saved.biller_name} />}
      title={saved.nickname ?? saved.biller_name}
      note={[
        saved.nickname ? saved.biller_name : undefined,
        saved.target ? maskedNumber(saved.target) : undefined,
        due,
      ]
        .filter((part) => part !== undefined)
        .join(' · ')}
      trail={saved.active ? undefined : t('problem.biller_unavailable')}
      render={
        saved.active ? (
          <AppLink
            to={pathTo('digitalBillPayments', undefined, { biller: saved.biller_code })}
            onClick={() => changeBill(saved.biller_code, saved.parameters)}
          />
        ) : undefined
      }
    />
  )
}
