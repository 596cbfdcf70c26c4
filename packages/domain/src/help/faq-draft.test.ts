import { describe, expect, test } from 'vitest'
import { EMPTY_FAQ_DRAFT, type FaqDraft, faqProblems, missingLanguages, readFaqDraft } from './faq-draft.ts'
import { fillFigures, unknownFigure } from './faq-figures.ts'

const figures = { help_hours: '48', cancel_most: '₹100' }
const draft: FaqDraft = {
  ...EMPTY_FAQ_DRAFT,
  question: { en: 'Is it free?', hi: '', te: 'ఇది ఉచితమా?' },
  answer: { en: 'Within {help_hours} hours it is.', hi: '', te: '' },
}

describe('figures of an answer', () => {
  test('are filled in, each time they are named', () => {
    expect(fillFigures('{help_hours} h, at most {cancel_most}, {help_hours}', figures)).toBe(
      '48 h, at most ₹100, 48',
    )
  })

  test('stay as they are where nobody knows them', () => {
    expect(fillFigures('{help_hourz} {', figures)).toBe('{help_hourz} {')
  })

  test.each([
    ['{help_hourz} hours', '{help_hourz}'],
    ['{help_hours} and {}', '{}'],
    ['{help_hours hours', '{'],
    ['help_hours} hours', '}'],
    ['{{help_hours}}', '{}'],
    ['{toString}', '{toString}'],
  ])('%j names something unknown', (text, unknown) => {
    expect(unknownFigure(text, figures)).toBe(unknown)
  })

  test('are all known in an honest answer', () => {
    expect(unknownFigure('{help_hours} hours, {cancel_most}', figures)).toBeUndefined()
  })
})

describe('a draft', () => {
  test('can be saved in English alone', () => {
    expect(faqProblems(draft, figures)).toEqual([])
  })

  test('names what is too short, English first', () => {
    expect(faqProblems(EMPTY_FAQ_DRAFT, figures)).toEqual([
      { part: 'question', language: 'en', kind: 'length' },
      { part: 'answer', language: 'en', kind: 'length' },
    ])
  })

  test('has figures in its answers only', () => {
    const question = { ...draft.question, en: 'Free for {help_hours} hours?' }
    const answer = { ...draft.answer, te: '{help_hour} గంటలు' }
    expect(faqProblems({ ...draft, question, answer }, figures)).toEqual([
      { part: 'question', language: 'en', kind: 'figure', figure: '{help_hours}' },
      { part: 'answer', language: 'te', kind: 'figure', figure: '{help_hour}' },
    ])
  })

  test('is translated where both the question and the answer are', () => {
    expect(missingLanguages(draft)).toEqual(['hi', 'te'])
    expect(missingLanguages({ ...draft, answer: { ...draft.answer, te: 'అవును' } })).toEqual(['hi'])
  })

  test('is read back as it was stored', () => {
    expect(readFaqDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each([null, 'text', { topic: 'weather', action: 1, question: 'x', answer: { en: 1 } }])(
    'stored by another release as %j is empty',
    (stored) => {
      expect(readFaqDraft(stored)).toEqual(EMPTY_FAQ_DRAFT)
    },
  )
})
