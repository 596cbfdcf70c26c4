import {
  MOST_DESCRIPTION_LETTERS,
  MOST_NAME_LETTERS,
  type ItemNames as Names,
  type Translations,
  useItemNames,
  useSetItemNames,
} from '@angadi/data/vendor-console/item-names.ts'
import { LANGUAGES, type Language } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The languages that vendors are asked for; others can be translated through the API. */
const ASKED: readonly Language[] = ['te', 'hi']

export interface ItemNamesProps {
  readonly itemId: string
  readonly vendorId: string
}

/** The vendor's own name and description of an item in Telugu and Hindi, all optional (Issue, translated names). */
export function ItemNames({ itemId, vendorId }: ItemNamesProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const errorText = useErrorText()
  const { data: stored, error } = useItemNames(itemId)
  const { mutateAsync: set } = useSetItemNames(vendorId, itemId)
  const [draft, setDraft] = useState<Names>({ names: {}, descriptions: {} })
  const { submit: save, isBusy } = useSubmission({
    form: 'item-names',
    work: (names: Names) => set(names),
    onSuccess: (_names, saved) => {
      // What was typed during the save stays.
      setDraft((now) => ({
        names: withoutSaved(now.names, saved.names),
        descriptions: withoutSaved(now.descriptions, saved.descriptions),
      }))
      notify.success(t('names.saved'))
    },
  })
  if (error) return <p className="text-ink-muted">{errorText(error)}</p>
  if (!stored) return null
  const names = { ...stored.names, ...draft.names }
  const descriptions = { ...stored.descriptions, ...draft.descriptions }
  const isChanged = ASKED.some(
    (language) =>
      (names[language] ?? '') !== (stored.names[language] ?? '') ||
      (descriptions[language] ?? '') !== (stored.descriptions[language] ?? ''),
  )
  return (
    <form
      aria-label={t('names.title')}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save({ names, descriptions })
      }}
    >
      <div>
        <h3 className="text-sm font-medium">{t('names.title')}</h3>
        <p className="text-sm text-ink-muted">{t('names.text')}</p>
      </div>
      {LANGUAGES.filter(({ code }) => ASKED.includes(code)).map(({ code, name }) => (
        <div key={code} className="flex flex-col gap-2">
          <TextField
            label={name}
            lang={code}
            maxLength={MOST_NAME_LETTERS}
            value={names[code] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setDraft((now) => ({ ...now, names: { ...now.names, [code]: value } }))
            }
          />
          <TextArea
            label={t('names.description', { language: name })}
            lang={code}
            rows={2}
            maxLength={MOST_DESCRIPTION_LETTERS}
            value={descriptions[code] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setDraft((now) => ({ ...now, descriptions: { ...now.descriptions, [code]: value } }))
            }
          />
        </div>
      ))}
      {isChanged ? (
        <Button type="submit" busy={isBusy}>
          {t('common:save')}
        </Button>
      ) : null}
    </form>
  )
}

/** What is typed without what has been saved as it is typed. */
function withoutSaved(draft: Translations, saved: Translations): Translations {
  const known = new Map(Object.entries(saved))
  return Object.fromEntries(Object.entries(draft).filter(([language, text]) => text !== known.get(language)))
}
