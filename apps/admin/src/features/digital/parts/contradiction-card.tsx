import { type Contradiction, useResolveContradiction } from '@angadi/data/digital/desk.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { SubjectHead } from './subject-head.tsx'
import { useNote } from './use-note.tsx'

/** The most letters of a note; the same as the database's. */
const LONGEST = 500

/** An answer of the provider that contradicts what was done, until it is settled with the provider. */
export function ContradictionCard({ contradiction }: { readonly contradiction: Contradiction }) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync: resolve } = useResolveContradiction()
  const { submit, isBusy, error } = useSubmission({
    form: 'contradiction',
    work: (text: string) => resolve({ id: contradiction.id, note: text }),
    onError: () => undefined,
  })
  const note = useNote(t('digital.note'), LONGEST)
  return (
    <Card className="flex flex-col gap-3">
      <SubjectHead about={contradiction} at={contradiction.noted_at} />
      <p>{t(`digital.kind.${contradiction.kind}`)}</p>
      <section aria-label={t('digital.said')}>
        <KeyValueList
          entries={Object.entries(contradiction.answer).map(([key, value]) => ({
            key,
            label: key,
            value: String(value),
          }))}
        />
      </section>
      {error ? (
        <Banner tone="danger" urgent>
          {errorText(error)}
        </Banner>
      ) : null}
      {note.field}
      <Button
        size="sm"
        className="self-start"
        busy={isBusy}
        unavailableReason={unavailableReason}
        onClick={() => {
          const text = note.take()
          if (text !== undefined) void submit(text)
        }}
      >
        {t('digital.settled')}
      </Button>
    </Card>
  )
}
