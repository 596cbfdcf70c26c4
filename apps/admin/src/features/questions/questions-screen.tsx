import {
  useLiveReportedTexts,
  useReportedTexts,
  useReportedTextsCount,
} from '@angadi/data/shopping/reported-texts.ts'
import type { ReportQueue } from '@angadi/domain/reports/queues.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ReportList } from '../../shared/reports/report-list.tsx'
import { ReportQueues } from '../../shared/reports/report-queues.tsx'
import { ReportedText } from './parts/reported-text.tsx'

/** Reported questions about products and their answers: those that wait, and what was decided (Spec §2 /admin/{module}). */
export default function QuestionsScreen() {
  const { t } = useTranslation('reports')
  const { data: count } = useReportedTextsCount()
  useLiveReportedTexts()
  return (
    <ReportQueues
      title={t('questions.title')}
      count={count}
      list={(queue) => <ReportedTexts queue={queue} />}
    />
  )
}

function ReportedTexts({ queue }: { readonly queue: ReportQueue }) {
  const { t } = useTranslation('reports')
  const texts = useReportedTexts(queue)
  return (
    <ReportList
      queue={queue}
      pages={texts}
      empty={t('questions.empty')}
      card={(text) => <ReportedText text={text} />}
    />
  )
}
