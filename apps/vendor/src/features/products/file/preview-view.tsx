import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { CircleCheck, FilePen } from 'lucide-react'
import { ReportView } from './report-view.tsx'
import { SpellingsView } from './spellings-view.tsx'
import type { Preview } from './use-import.ts'

/** Headings that are named; a file of another program has dozens that are not read. */
const NAMED = 10

export interface PreviewViewProps {
  readonly preview: Preview
  readonly onJoin: (key: string, isOne: boolean) => void
}

/** What a file would do, before anything is written: the counts, what to do about problems, and every row. */
export function PreviewView({ preview, onJoin }: PreviewViewProps) {
  const { t } = useTranslation('vendor-products')
  const { report, unread, leftOut, spellings, joined, isSectionless, isBusy } = preview
  const { created, updated, unchanged, refused } = report.counts
  // What stands twice, or was called one item, needs no correction.
  const isToCorrect = report.lines.some(
    ({ outcome, problems }) => outcome === 'refused' && problems.some(({ code }) => code !== 'item_twice'),
  )
  const notes = [
    ...(isSectionless ? [t('file.noSection', { section: t('file.section') })] : []),
    ...(leftOut > 0 ? [t('file.leftOut', { count: leftOut })] : []),
    ...(unread.length > 0 ? [t('file.unread', { columns: unread.slice(0, NAMED).join(', ') })] : []),
  ]
  return (
    <div className="flex flex-col gap-3" aria-busy={isBusy}>
      <p role="status" className="text-lg font-semibold">
        {t('file.preview', { created, updated, unchanged, refused })}
      </p>
      {isToCorrect ? (
        <Banner tone="warning" icon={<FilePen aria-hidden />} isWatched>
          {t('file.correct')}
        </Banner>
      ) : created + updated === 0 ? (
        <Banner tone="success" icon={<CircleCheck aria-hidden />} isWatched>
          {t('file.nothing')}
        </Banner>
      ) : null}
      {notes.length > 0 ? (
        <ul className="flex flex-col gap-1 text-sm text-ink-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {spellings.length > 0 ? <SpellingsView spellings={spellings} joined={joined} onJoin={onJoin} /> : null}
      <ReportView report={report} isDone={false} />
    </div>
  )
}
