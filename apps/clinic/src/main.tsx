import '@angadi/ui/styles.css'
import { PlainConsole } from '@angadi/shell/plain-console.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'
import { FIRST_WORDS } from './first-words.ts'

void startApp({ app: 'clinic', namespaces: FIRST_WORDS, screens: {}, layout: PlainConsole })
