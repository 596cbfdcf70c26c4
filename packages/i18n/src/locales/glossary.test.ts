import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that a native editor replaced, by what is written instead (packages/i18n/glossary). */
const REPLACED = [
  { language: 'hi', word: /मुफ़्त/, by: 'फ़्री' },
  { language: 'hi', word: /न्यूनतम/, by: 'मिनिमम' },
  { language: 'hi', word: /कारोबार/, by: 'बिज़नेस' },
  { language: 'hi', word: /समायोजन/, by: 'एडजस्टमेंट' },
  { language: 'hi', word: /एफ़एसएसएआई/, by: 'FSSAI' },
  { language: 'hi', word: /यहां|वहां|जांच|मांग|जाएं/, by: 'यहाँ, वहाँ, जाँच, माँग, जाएँ' },
  { language: 'te', word: /ఎఫ్‌ఎస్‌ఎస్‌ఏఐ/, by: 'FSSAI' },
  { language: 'te', word: /ఐచ్ఛికం/, by: 'కావాలంటే' },
  { language: 'te', word: /\}\}\u200c?కు/, by: '}}‌కి' },
  { language: 'te', word: /మళ్ళీ/, by: 'మళ్లీ' },
  // A line could break before an ending that stands apart.
  { language: 'te', word: /(?:Angadi|UPI) (?:కి|కు|లో|తో)/, by: 'UPI‌తో' },
] as const

test.each(REPLACED)('$language says $by', ({ language, word }) => {
  const folder = new URL(`./${language}/`, import.meta.url)
  const found = readdirSync(folder).filter((file) => word.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(found).toEqual([])
})

test.each(['hi', 'te'])('%s puts no amount right before a time or a day', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url)
  const number = /\{\{(?:amount|points)\}\} \{\{(?:time|date|day)\}\}/
  const found = readdirSync(folder).filter((file) => number.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(found).toEqual([])
})
