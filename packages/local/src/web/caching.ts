import { APPS } from '@angadi/routes/route.ts'

/** The folder, below /_apps/ and in each app's build, of what several apps have alike (scripts/shared-files.ts). */
export const SHARED = 'shared'

/** How long a file may be kept whose name tells its content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Everything else is asked for again at each visit. */
export const REVALIDATE = 'no-cache'

/** Folders below /_apps/ that hold nothing but files whose names tell their content. */
export const HASHED_FOLDERS: readonly string[] = [...APPS.map((app) => `${app}/assets`), SHARED, 'locales']

/** Files that browsers request at the root and that the customer app's build contains. */
export const ROOT_FILE = /^\/[\w.-]+\.(js|webmanifest|json|ico|png|svg|txt|xml)$/
