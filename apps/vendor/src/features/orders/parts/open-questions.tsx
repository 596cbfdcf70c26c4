import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useWithdrawProposal } from '@angadi/data/vendor-console/run-out.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { CountdownRing } from '@angadi/ui/countdown-ring/countdown-ring.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** The whole ring, in seconds: the usual time to answer; a longer one starts full. */
const USUAL_SECONDS = 180

export interface OpenQuestionsProps {
  readonly order: VendorOrder
  /** Server clock minus device clock, in milliseconds. */
  readonly serverOffsetMs: number
}

/** What the customer of an order is being asked, how long they have, and the way back: it is there after all. */
export default function OpenQuestions({ order, serverOffsetMs }: OpenQuestionsProps) {
  const { t } = useTranslation('vendor')
  const errorText = useErrorText()
  const { mutate, isPending } = useWithdrawProposal()
  const asked = order.items.flatMap(({ name, asked: question }) => (question ? [{ name, question }] : []))
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {asked.map(({ name, question }) => (
        <li
          key={question.id}
          className="relative z-raised flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-3 py-2 text-warning-ink"
        >
          <p className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere">
            {t('runOut.asked', {
              dish: question.name
                ? t('runOut.askedInstead', {
                    dish: name,
                    instead: `${question.quantity ?? 1} × ${question.name}`,
                  })
                : name,
            })}
          </p>
          <CountdownRing
            size="sm"
            deadline={question.answer_by}
            totalSeconds={USUAL_SECONDS}
            serverOffsetMs={serverOffsetMs}
            label={t('runOut.timeLeft')}
          />
          <Button
            size="sm"
            variant="secondary"
            busy={isPending}
            onClick={() =>
              mutate(question.id, {
                onError: (error) => notify.problem(errorText(error), { id: question.id }),
              })
            }
          >
            {t('runOut.withdraw')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
