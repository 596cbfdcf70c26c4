import type pg from 'pg'

/** `realtime.send` as Supabase's own Realtime installs it, without what only older versions of it need. */
const HOSTED_SEND = `
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (payload, event, topic, private, extension) values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$`

/**
 * Lets a database broadcast as a hosted one does: by a row that Realtime reads from the write-ahead log. The stack of
 * this repository announces the row with NOTIFY instead, and PostgreSQL lets only one transaction that notifies commit
 * at a time, which would measure the replacement rather than the functions.
 */
export async function broadcastAsHosted(owner: pg.Pool): Promise<void> {
  await owner.query(HOSTED_SEND)
}
