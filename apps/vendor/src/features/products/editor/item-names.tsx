import {
  MOST_NAME_LETTERS,
  type ItemNames as Names,
  useItemNames,
  useSetItemNames,
} from '@angadi/data/vendor-console/item-names.ts'
import { LANGUAGES, type Language } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The languages that vendors are asked for; others can be translated through the API. */
const ASKED: readonly Language[] = ['te', 'hi']

export interface ItemNamesProps {
  readonly itemId: string
  readonly vendorId: string
}

/** The vendor's own name of an item in Telugu and Hindi, both optional (Issue, translated names). */
export function ItemNames({ itemId, vendorId }: ItemNamesProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const errorText = useErrorText()
  const { data: stored, error } = useItemNames(itemId)
  const { mutateAsync: set } = useSetItemNames(vendorId, itemId)
  const [draft, setDraft] = useState<Names>({})
  const { submit: save, isBusy } = useSubmission({
    form: 'item-names',
    work: (names: Names) => set(names),
    onSuccess: (_names, saved) => {
      // What was typed during the save stays.
      setDraft((now) => withoutSaved(now, saved))
      notify.success(t('names.saved'))
    },
  })
  if (error) return <p className="text-ink-muted">{errorText(error)}</p>
  if (!stored) return null
  const names = { ...stored, ...draft }
  const isChanged = ASKED.some((language) => (names[language] ?? '') !== (stored[language] ?? ''))
  return (
    <form
      aria-label={t('names.title')}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save(names)
      }}
    >
      <div>
        <h3 className="text-sm font-medium">{t('names.title')}</h3>
        <p className="text-sm text-ink-muted">{t('names.text')}</p>
      </div>
      {LANGUAGES.filter(({ code }) => ASKED.includes(code)).map(({ code, name }) => (
        <TextField
          key={code}
          label={name}
          lang={code}
          maxLength={MOST_NAME_LETTERS}
          value={names[code] ?? ''}
          onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, [code]: value }))}
        />
      ))}
      {isChanged ? (
        <Button type="submit" busy={isBusy}>
          {t('common:save')}
        </Button>
      ) : null}
    </form>
  )
}

/** What is typed without the names that have been saved as they are typed. */
function withoutSaved(draft: Names, saved: Names): Names {
  const known = new Map(Object.entries(saved))
  return Object.fromEntries(Object.entries(draft).filter(([language, name]) => name !== known.get(language)))
}
