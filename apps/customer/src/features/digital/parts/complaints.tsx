import type { Complaint } from '@angadi/data/digital/payment.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useFocusFallback } from '@angadi/shell/use-focus-fallback.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Suspense } from 'react'

const ComplaintSheet = lazy(() => import('./complaint-sheet.tsx'))

const TONES = { open: 'warning', resolved: 'success', rejected: 'neutral' } as const

export interface ComplaintsProps {
  readonly orderId: string
  /** The newest first. */
  readonly complaints: readonly Complaint[]
}

/** The customer's complaints about a payment with their answers, and the way to file one. */
export function Complaints({ orderId, complaints }: ComplaintsProps) {
  const { t } = useTranslation('digital')
  const { dateTime } = useFormats()
  const { isOpen, open, close } = useSheet('complaint')
  const isPending = complaints.some(({ status }) => status === 'open')
  useFocusFallback(isPending)
  return (
    <div className="print:hidden">
      {complaints.length === 0 ? null : (
        <Card className="mb-4">
          <Section title={t('complaint.title')}>
            <ul className="divide-y divide-line">
              {complaints.map((complaint) => (
                <li key={complaint.id} className="flex flex-col gap-1 py-3">
                  <p className="flex flex-wrap items-center justify-between gap-2">
                    <span className="font-semibold">{t(`complaint.category.${complaint.category}`)}</span>
                    <Badge tone={TONES[complaint.status]}>{t(`complaint.status.${complaint.status}`)}</Badge>
                  </p>
                  <p className="text-sm text-ink-muted">
                    {complaint.number} · {dateTime(complaint.created_at)}
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{complaint.body}</p>
                  {complaint.answer ? (
                    <p className="mt-1 border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line">
                      <span className="block text-sm text-ink-muted">{t('complaint.answer')}</span>
                      {complaint.answer}
                    </p>
                  ) : null}
                </li>
              ))}
            </ul>
          </Section>
        </Card>
      )}
      {isPending ? null : (
        <Button variant="quiet" onClick={open}>
          {t('complaint.file')}
        </Button>
      )}
      {isOpen && !isPending ? (
        <Suspense>
          <ComplaintSheet orderId={orderId} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
