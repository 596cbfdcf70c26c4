import { workerTranslation } from '@angadi/i18n/worker-translations.ts'

/** The logo (packages/ui, brand-mark), inline because nothing can be fetched. */
const MARK = `<svg viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="12" fill="#3b82f6"/><path d="M12 24h24v11a2 2 0 0 1-2 2h-5v-7a5 5 0 0 0-10 0v7h-5a2 2 0 0 1-2-2Z" fill="#fff"/><path d="M12.5 11h7.2l-.7 10a4.75 4.75 0 0 1-9.5 0Z" fill="#f7a81b"/><path d="M19.7 11h8.6l.7 10a5 5 0 0 1-10 0Z" fill="#fff"/><path d="M28.3 11h7.2l3 10a4.75 4.75 0 0 1-9.5 0Z" fill="#f7a81b"/></svg>`

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Shown when an app was never opened on this device and there is no network: no code, only a link to try again. */
export function offlinePage(language: string): Response {
  const say = (key: string) => escapeHtml(workerTranslation(language, 'pwa', `offline.${key}`) ?? '')
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#3b82f6">
<meta name="color-scheme" content="light dark">
<title>${say('title')}</title>
<style>
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; background: light-dark(#faf9f6, #14110d); color: light-dark(#241f16, #f5f1e9); }
main { max-width: 26rem; padding: 2rem 1.5rem; text-align: center; }
svg { width: 4.5rem; height: 4.5rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 1.25rem 0 .75rem; }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border-radius: .75rem; background: #2563eb; color: #fff; font-weight: 600; text-decoration: none; }
</style>
</head>
<body><main>${MARK}<h1>${say('title')}</h1><p>${say('text')}</p><a href="">${say('again')}</a></main></body>
</html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
