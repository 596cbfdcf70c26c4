import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { type ReactNode, useState } from 'react'

/** The least that a note says, in letters; the same as the database's. */
const SHORTEST = 3

/**
 * A text that has to be written before something is settled.
 *
 * @param longest the most letters it holds; the same as the database's
 * @returns the field, and `take`: the text, or undefined, said at the field, where it is too short
 */
export function useNote(
  label: string,
  longest: number,
): { readonly field: ReactNode; readonly take: () => string | undefined } {
  const { t } = useTranslation('admin')
  const [written, setWritten] = useState('')
  const [isTried, setTried] = useState(false)
  const text = written.trim()
  const isShort = [...text].length < SHORTEST
  return {
    field: (
      <TextArea
        label={label}
        maxLength={longest}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        error={isTried && isShort ? t('digital.answerShort', { min: SHORTEST }) : undefined}
      />
    ),
    take: () => {
      setTried(true)
      return isShort ? undefined : text
    },
  }
}
