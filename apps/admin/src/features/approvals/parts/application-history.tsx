import type { ApprovalEvent } from '@angadi/data/approvals/application.ts'
import type { Resources } from '@angadi/i18n/resources.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { EventTimeline } from '@angadi/ui/event-timeline/event-timeline.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useApprovalWords } from '../use-approval-words.ts'

type Act = keyof Resources['approvals']['event']

/** What was done with the application, by whom and when. */
export function ApplicationHistory({ events }: { readonly events: readonly ApprovalEvent[] }) {
  const { t, i18n } = useTranslation('approvals')
  const { dateTime } = useFormats()
  const words = useApprovalWords()
  const isAct = (act: string): act is Act => /^\w+$/.test(act) && i18n.exists(`approvals:event.${act}`)
  return (
    <Section title={t('one.history')}>
      <EventTimeline
        label={t('one.history')}
        events={events.map(({ act, by, detail, at }, index) => ({
          key: `${index} ${at}`,
          title: isAct(act) ? t(`event.${act}`, { item: words.requirement(detail.requirement ?? '') }) : act,
          at: dateTime(at),
          dateTime: at,
          by: by ?? undefined,
          note: detail.reason === undefined ? undefined : words.reason(detail.reason),
          tone:
            act === 'approve' || act === 'accept_item'
              ? 'success'
              : act === 'reject'
                ? 'danger'
                : act === 'send_item_back' || act === 'send_back'
                  ? 'warning'
                  : 'neutral',
        }))}
      />
    </Section>
  )
}
