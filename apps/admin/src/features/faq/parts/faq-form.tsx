import {
  FAQ_LIMITS,
  type FaqDraft,
  type FaqLanguage,
  type FaqProblem,
} from '@angadi/domain/help/faq-draft.ts'
import type { FigureTexts } from '@angadi/domain/help/faq-figures.ts'
import { FAQ_ACTIONS, FAQ_TOPICS } from '@angadi/domain/help/topics.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Select } from '@angadi/ui/select/select.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { FaqPreview } from './faq-preview.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { TextFields } from './text-fields.tsx'

export interface FaqFormProps {
  readonly draft: FaqDraft
  readonly figures: FigureTexts
  readonly problems: readonly FaqProblem[]
  /** The language that is written now. */
  readonly language: FaqLanguage
  readonly onLanguage: (language: FaqLanguage) => void
  readonly onChange: (part: Partial<FaqDraft>) => void
}

/** The fields of a frequent question: one language at a time, as customers read it, and what surrounds it. */
export function FaqForm({ draft, figures, problems, language, onLanguage, onChange }: FaqFormProps) {
  const { t } = useTranslation(['faq-desk', 'help'])
  return (
    <>
      <LanguageChoice draft={draft} language={language} onChange={onLanguage} />
      <TextFields
        key={language}
        draft={draft}
        figures={figures}
        problems={problems.filter((problem) => problem.language === language)}
        language={language}
        onChange={onChange}
      />
      <FaqPreview draft={draft} figures={figures} language={language} />
      <Select
        label={t('edit.topic')}
        value={draft.topic}
        onChange={(event) =>
          onChange({ topic: FAQ_TOPICS.find((one) => one === event.currentTarget.value) ?? draft.topic })
        }
        options={FAQ_TOPICS.map((topic) => ({ value: topic, label: t(`help:faqTopic.${topic}`) }))}
      />
      <Select
        label={t('edit.action')}
        value={draft.action ?? ''}
        onChange={(event) =>
          onChange({ action: FAQ_ACTIONS.find((one) => one === event.currentTarget.value) ?? null })
        }
        options={[
          { value: '', label: t('action.none') },
          ...FAQ_ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) })),
        ]}
      />
      <TextArea
        label={t('edit.keywords')}
        hint={t('edit.keywordsHint')}
        rows={2}
        maxLength={FAQ_LIMITS.keywords.most}
        value={draft.keywords}
        onChange={(event) => onChange({ keywords: event.currentTarget.value })}
      />
      <Switch
        label={t('edit.published')}
        hint={t('edit.publishedHint')}
        checked={draft.published}
        onChange={(event) => onChange({ published: event.currentTarget.checked })}
      />
    </>
  )
}
