import {
  type CourierWorkChoice,
  useCourierWorkChoice,
  useSetCourierWork,
} from '@angadi/data/dispatch/work.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

const WORK = ['goods', 'parcels', 'rides'] as const

/** Which sorts of work the courier is offered (Issue 36, dispatch). */
export default function WorkChoice() {
  const { t } = useTranslation('dispatch')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { data } = useCourierWorkChoice()
  const { mutate, isPending } = useSetCourierWork()
  if (!data) return null
  const change = (choice: CourierWorkChoice) =>
    mutate(choice, {
      onSuccess: () => notify.success(t('mine.saved')),
      onError: (error) => notify.problem(t('mine.failed'), { description: errorText(error) }),
    })
  return (
    <Section title={t('mine.title')}>
      <Card className="flex flex-col gap-1">
        {WORK.map((work) => (
          <Switch
            key={work}
            label={t(`work.${work}`)}
            checked={data[work]}
            disabled={isPending || offline !== undefined}
            onChange={(event) => change({ ...data, [work]: event.currentTarget.checked })}
          />
        ))}
        <p className="text-sm text-ink-muted">{offline ?? t('mine.hint')}</p>
      </Card>
    </Section>
  )
}
