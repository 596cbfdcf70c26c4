// Stores a page of a paper for an application of the caller, or for their appeal: only after its content was looked at.
// Query: application, or measure. Body: the file, WebP, JPEG or PDF. Answer: {path} for hand_in_document or appeal.
import { paperKind } from '../_shared/picture-kind.ts'
import { serveFiles } from '../_shared/serve-pictures.ts'

const MOST_BYTES = 5_242_880

serveFiles('provider-documents', { mostBytes: MOST_BYTES, kindOf: paperKind }, (query, extension) => {
  const measure = query.get('measure')
  return measure === null
    ? { name: 'document_page_path', args: { application_id: query.get('application'), extension } }
    : { name: 'appeal_page_path', args: { measure_id: measure, extension } }
})
