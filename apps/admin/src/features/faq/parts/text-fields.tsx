import {
  FAQ_LIMITS,
  type FaqDraft,
  type FaqLanguage,
  type FaqProblem,
} from '@angadi/domain/help/faq-draft.ts'
import type { FigureTexts } from '@angadi/domain/help/faq-figures.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useLayoutEffect, useRef } from 'react'
import { FigureChips } from './figure-chips.tsx'

export interface TextFieldsProps {
  readonly draft: FaqDraft
  readonly figures: FigureTexts
  /** Those of this language. */
  readonly problems: readonly FaqProblem[]
  readonly language: FaqLanguage
  readonly onChange: (part: Partial<FaqDraft>) => void
}

/** The question and the answer in one language; figures are inserted where the cursor stands. */
export function TextFields({ draft, figures, problems, language, onChange }: TextFieldsProps) {
  const { t } = useTranslation('faq-desk')
  const answerField = useRef<HTMLTextAreaElement>(null)
  const cursor = useRef<number>(undefined)
  const question = draft.question[language]
  const answer = draft.answer[language]
  // After the new text is in the field, the cursor goes behind what was inserted.
  useLayoutEffect(() => {
    const field = answerField.current
    if (!field || field.value !== answer || cursor.current === undefined) return
    field.setSelectionRange(cursor.current, cursor.current)
    cursor.current = undefined
  }, [answer])
  const setAnswer = (text: string) => onChange({ answer: { ...draft.answer, [language]: text } })
  const insert = (figure: string) => {
    const { selectionStart = answer.length, selectionEnd = answer.length } = answerField.current ?? {}
    const before = answer.slice(0, selectionStart)
    cursor.current = before.length + figure.length + 2
    setAnswer(`${before}{${figure}}${answer.slice(selectionEnd)}`)
  }
  const errorOf = (part: FaqProblem['part']) => {
    const problem = problems.find((one) => one.part === part)
    if (!problem) return undefined
    if (problem.kind === 'length') return t(`wrong.${part}`, FAQ_LIMITS[part])
    return t(part === 'question' ? 'wrong.questionFigure' : 'wrong.figure', { figure: problem.figure })
  }
  const written = [question, answer].filter((text) => text.trim() !== '').length
  return (
    <div className="flex flex-col gap-4">
      {language === 'en' || written === 2 ? null : (
        <p className="text-sm text-ink-muted">{t(written === 0 ? 'edit.fallback' : 'edit.part')}</p>
      )}
      <TextArea
        label={t('edit.question')}
        lang={language}
        rows={2}
        maxLength={FAQ_LIMITS.question.most}
        value={question}
        error={errorOf('question')}
        onChange={(event) =>
          onChange({ question: { ...draft.question, [language]: event.currentTarget.value } })
        }
      />
      <TextArea
        ref={answerField}
        label={t('edit.answer')}
        lang={language}
        rows={6}
        maxLength={FAQ_LIMITS.answer.most}
        value={answer}
        error={errorOf('answer')}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <FigureChips figures={figures} onInsert={insert} />
    </div>
  )
}
