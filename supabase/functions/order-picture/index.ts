// Stores a picture that a party of an order wants to send to another: only after its content was looked at, and only for whoever
// may write. Query: order, as (the caller's part), to (the reader's part). Body: the file. Answer: {path}.
import { servePictures } from '../_shared/serve-pictures.ts'

servePictures('order-pictures', (query, extension) => ({
  name: 'order_picture_path',
  args: {
    conversation_id: query.get('order'),
    as_role: query.get('as'),
    to_role: query.get('to'),
    extension,
  },
}))
