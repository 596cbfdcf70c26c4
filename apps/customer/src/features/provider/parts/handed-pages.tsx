import { openPaper, usePaperOpenings } from '@angadi/data/applications/papers.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { FileText } from 'lucide-react'

export interface HandedPagesProps {
  readonly documentId: string
  readonly pages: number
}

/** The pages that were handed in, to look at, and who has looked at them. */
export function HandedPages({ documentId, pages }: HandedPagesProps) {
  const { t } = useTranslation('provider')
  const { dateTime } = useFormats()
  const offline = useOfflineReason()
  const { data: openings = [] } = usePaperOpenings(documentId)
  const { submit, isBusy } = useSubmission({
    form: 'open-paper',
    work: (page: number) => openPaper(documentId, page),
    onSuccess: (address) => void window.open(address, '_blank', 'noopener'),
  })
  const others = openings.filter(({ by }) => by === 'reviewer')
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('handed.title')}</h3>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <Button
            key={page}
            variant="secondary"
            icon={<FileText aria-hidden />}
            busy={isBusy}
            unavailableReason={offline}
            onClick={() => void submit(page)}
          >
            {t('pages.page', { number: page })}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-muted">
        {others.length === 0
          ? t('handed.nobody')
          : t('handed.last', { count: others.length, time: dateTime(others[0]?.at ?? '') })}
      </p>
    </section>
  )
}
