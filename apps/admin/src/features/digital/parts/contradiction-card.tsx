import { type Contradiction, useResolveContradiction } from '@angadi/data/digital/desk.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'
import { SubjectHead } from './subject-head.tsx'

/** The lengths of a note, in letters; the same as the database's. */
const SHORTEST = 3
const LONGEST = 500

/** An answer of the provider that contradicts what was done, until it is settled with the provider. */
export function ContradictionCard({ contradiction }: { readonly contradiction: Contradiction }) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate, isPending, error } = useResolveContradiction()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = [...note.trim()].length < SHORTEST
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
      <TextArea
        label={t('digital.note')}
        maxLength={LONGEST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={isTried && isShort ? t('digital.answerShort', { min: SHORTEST }) : undefined}
      />
      <Button
        size="sm"
        className="self-start"
        busy={isPending}
        unavailableReason={unavailableReason}
        onClick={() => {
          setTried(true)
          if (!isShort && !isPending) mutate({ id: contradiction.id, note: note.trim() })
        }}
      >
        {t('digital.settled')}
      </Button>
    </Card>
  )
}
